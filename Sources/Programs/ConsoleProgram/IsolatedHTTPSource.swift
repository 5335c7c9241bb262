import ConsoleUI
public import Fetching
public import Foundation

/// The body of an address that a process of its own asks: this program, started once more for each fetch. So it is for
/// programs that begin with ``ConsoleProgram/main()`` alone.
///
/// On Linux, `URLSession` ends the process it runs in when a server goes away within the head of its answer
/// (swift-corelibs-foundation#5285). Here that is an error like any other.
nonisolated public struct IsolatedHTTPSource: ByteSource {
    private static let option = "--body-of"

    private let url: URL
    private let content: String
    private let timeout: Duration

    /// Creates the source; it asks nothing yet.
    /// - Parameters:
    ///   - content: What is expected there, such as `a movie feed`, for the message that it is too long.
    ///   - timeout: How long the whole exchange may take, redirects and body included.
    public init(url: URL, expecting content: String, timeout: Duration = .seconds(10)) {
        self.url = url
        self.content = content
        self.timeout = timeout
    }

    /// The address without the user and the password in it.
    public var place: String { url.withoutCredentials }

    /// What the other process does, where `words` ask for it: writes the answer, or the reason why there is none.
    /// - Returns: How it ended; nil if these are a person's words.
    static func answer(_ words: [String], to output: FileHandle) async -> ExitCode? {
        guard words.count == 4, words[0] == option, let url = URL(string: words[1]), let seconds = Double(words[2])
        else { return nil }
        let answer: Data
        let status: ExitCode
        do {
            answer = try await HTTPSource(url: url, expecting: words[3], timeout: .seconds(seconds)).bytes()
            status = .success
        } catch {
            answer = Data(error.message.utf8)
            status = error.kind == .tooLong ? .data : .unavailable
        }
        // Fails only if whoever asked has gone.
        try? output.write(contentsOf: answer)
        return status
    }

    /// Has the address asked as ``Fetching/HTTPSource`` does.
    /// - Throws: The errors of ``Fetching/HTTPSource``.
    @concurrent
    public func bytes() async throws(FetchError) -> Data {
        let (status, answer) = await run()
        switch status {
        case .success: return answer
        case .data: throw FetchError(kind: .tooLong, message: String(decoding: answer, as: UTF8.self))
        case .unavailable:
            throw FetchError(kind: .unreachableAddress, message: String(decoding: answer, as: UTF8.self))
        default:
            throw FetchError(
                kind: .unreachableAddress, message: "'\(place)' broke off in the middle of its answer; try again.")
        }
    }

    /// - Returns: How the process ended, or nil if it was ended, and what it wrote.
    @concurrent
    private func run() async -> (status: ExitCode?, output: Data) {
        let process = Process()
        let output = Pipe()
        process.executableURL = Bundle.main.executableURL
        process.arguments = [Self.option, url.absoluteString, "\(timeout / .seconds(1))", content]
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return (nil, Data()) }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    let bytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
                    process.waitUntilExit()
                    let ended = process.terminationReason == .exit
                    continuation.resume(returning: (ended ? ExitCode(rawValue: process.terminationStatus) : nil, bytes))
                }
            }
        } onCancel: {
            process.terminate()
        }
    }
}
