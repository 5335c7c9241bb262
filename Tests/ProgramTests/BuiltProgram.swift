import Foundation
import TestSupport

/// A program built alongside the tests.
protocol BuiltProgram: RawRepresentable<String>, Sendable {}

/// The result of a program run.
struct Run: Equatable, Sendable {
    var output: String
    var diagnostics: String
    var status: Int32

    var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// Handles the signals that this process ignores, for example under `nohup`, so that child processes don't ignore them.
func handleIgnoredSignals() {
    for number in [SIGINT, SIGHUP, SIGQUIT, SIGPIPE] {
        let before = signal(number) { _ in }
        let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        if !isIgnored { signal(number, before) }
    }
}

extension BuiltProgram {
    /// The program's executable.
    var executable: URL { .products.appending(path: rawValue) }

    /// Runs the program with `input` on its standard input, for at most two minutes.
    /// - Parameters:
    ///   - limit: Arguments for `ulimit` that restrict the program.
    ///   - redirection: The shell's redirections of the program's streams, such as `<&-`, which closes its input.
    func run(
        _ arguments: [String] = [], input: String = "", limit: String? = nil, redirection: String = ""
    ) async throws -> Run {
        let folder = try TemporaryFolder()
        let streams = try [("input", input), ("output", ""), ("diagnostics", "")].map { name, text in
            URL(filePath: try folder.write(Data(text.utf8), to: name))
        }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        if limit != nil || !redirection.isEmpty {
            let script = "\(limit.map { "ulimit \($0); " } ?? "")exec \"$0\" \"$@\" \(redirection)"
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-c", script, executable.path] + arguments
        }
        // With this, Xcode mirrors the system's log on standard error.
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("OS_ACTIVITY_") }
        process.standardInput = try FileHandle(forReadingFrom: streams[0])
        process.standardOutput = try FileHandle(forWritingTo: streams[1])
        process.standardError = try FileHandle(forWritingTo: streams[2])
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + 120) {
                if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            }
        }
        return Run(
            output: try String(contentsOf: streams[1], encoding: .utf8),
            diagnostics: try String(contentsOf: streams[2], encoding: .utf8),
            status: process.terminationStatus)
    }
}
