public import Fetching

#if os(Linux)
    import ConsoleUI
    public import Foundation

    /// The body of an address that this program, started again by ``ConsoleProgram/main()``, fetches in a child process.
    ///
    /// On Linux, `URLSession` ends its process when a server goes away within the head of its answer
    /// (swift-corelibs-foundation#5285). Here that is an error like any other.
    nonisolated public struct IsolatedHTTPSource: ByteSource {
        private static let option = "--body-of"

        private let url: URL
        private let content: String
        private let timeout: Duration

        /// Creates the source of `content`, such as `a movie feed`, as messages say. It asks nothing yet; then the whole
        /// exchange, redirects and body included, may take until `timeout`.
        public init(url: URL, expecting content: String, timeout: Duration = .seconds(10)) {
            (self.url, self.content, self.timeout) = (url, content, timeout)
        }

        /// The address without the user and the password in it.
        public var place: String { url.withoutCredentials }

        /// Writes the answer, or the reason why there is none, if `words` are those of the parent process.
        /// - Returns: The exit status; nil if they are the user's words.
        static func answer(_ words: [String], to output: FileHandle) async -> ExitCode? {
            guard words.count == 4, words[0] == option, let url = URL(string: words[1]), let seconds = Double(words[2])
            else { return nil }
            // Writing fails only if the parent process has gone.
            do {
                let answer = try await HTTPSource(url: url, expecting: words[3], timeout: .seconds(seconds)).bytes()
                try? output.write(contentsOf: answer)
                return .success
            } catch {
                try? output.write(contentsOf: Data(error.message.utf8))
                return error.kind == .tooLong ? .data : .unavailable
            }
        }

        /// Fetches the body as ``Fetching/HTTPSource`` does, with its errors.
        @concurrent
        public func bytes() async throws(FetchError) -> Data {
            let (status, answer) = await run()
            let message = String(decoding: answer, as: UTF8.self)
            switch status {
            case .success: return answer
            case .data: throw FetchError(kind: .tooLong, message: message)
            case .unavailable: throw FetchError(kind: .unreachableAddress, message: message)
            default:
                throw FetchError(
                    kind: .unreachableAddress, message: "'\(place)' broke off in the middle of its answer; try again.")
            }
        }

        /// Returns the child process's exit status, or nil if a signal ended it, and what it wrote.
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
                        continuation.resume(
                            returning: (ended ? ExitCode(rawValue: process.terminationStatus) : nil, bytes))
                    }
                }
            } onCancel: {
                process.terminate()
            }
        }
    }
#else
    /// The body of an address. Only on Linux does a program need a shield from `URLSession`.
    public typealias IsolatedHTTPSource = HTTPSource
#endif
