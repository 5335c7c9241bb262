import ConsoleUI
import Fetching
import Foundation
import MovieCatalog

/// Movies from an address that a process of its own asks: this program, started once more for each fetch.
///
/// On Linux, `URLSession` ends the process it runs in when a server goes away within the head of its answer
/// (swift-corelibs-foundation#5285). Here that is an error like any other.
struct IsolatedHTTPMovieService: MovieService {
    private static let option = "--body-of"

    let url: URL
    let timeout: Duration

    /// What the other process does, where `words` ask for it: writes the answer, or the reason why there is none.
    /// - Returns: How it ended; nil if these are a person's words.
    static func answer(_ words: [String], to output: FileHandle) async -> ExitCode? {
        guard words.count == 3, words[0] == option, let url = URL(string: words[1]), let seconds = Double(words[2])
        else { return nil }
        let answer: Data
        let status: ExitCode
        do {
            answer = try await HTTPMovieService(url: url, timeout: .seconds(seconds)).fetchBody()
            status = .success
        } catch {
            answer = Data(error.message.utf8)
            status = error.kind.exitCode
        }
        // Fails only if whoever asked has gone.
        try? output.write(contentsOf: answer)
        return status
    }

    @concurrent
    func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        let place = url.withoutCredentials
        let (status, answer) = await run()
        switch status {
        case .success: return try MovieFeed(parsing: answer, from: place)
        case .data: throw MovieServiceError(kind: .notAMovieFeed, message: String(decoding: answer, as: UTF8.self))
        case .unavailable:
            throw MovieServiceError(kind: .unreachableAddress, message: String(decoding: answer, as: UTF8.self))
        default:
            throw MovieServiceError(
                kind: .unreachableAddress, message: "'\(place)' broke off in the middle of its answer; try again.")
        }
    }

    /// - Returns: How the process ended, or nil if it was ended, and what it wrote.
    @concurrent
    private func run() async -> (status: ExitCode?, output: Data) {
        let process = Process()
        let output = Pipe()
        process.executableURL = Bundle.main.executableURL
        process.arguments = [Self.option, url.absoluteString, "\(timeout / .seconds(1))"]
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
