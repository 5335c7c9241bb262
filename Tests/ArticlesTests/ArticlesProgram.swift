import Foundation
import Testing

/// The program, as it was built beside the tests.
nonisolated enum ArticlesProgram {
    /// What a run left behind.
    struct Run: Sendable {
        let output: String
        let diagnostics: String
        let status: Int32
    }

    /// Runs the program with `input` on its standard input.
    static func run(_ arguments: [String] = [], input: String = "") async throws -> Run {
        let program = try #require(Bundle.main.executableURL).deletingLastPathComponent()
            .appending(path: "articles-viper")
        return try await withCheckedThrowingContinuation { continuation in
            // A program is waited for on a thread of its own, as those of the tests' tasks are few.
            Thread.detachNewThread {
                continuation.resume(with: Result { try run(program, arguments, input: input) })
            }
        }
    }

    private static func run(_ program: URL, _ arguments: [String], input: String) throws -> Run {
        let (process, standardInput, output, diagnostics) = (Process(), Pipe(), Pipe(), Pipe())
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = diagnostics
        try process.run()
        // All three are far shorter than what a pipe holds.
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let texts = try [output, diagnostics].map { try $0.fileHandleForReading.readToEnd() ?? Data() }
        process.waitUntilExit()
        return Run(
            output: String(decoding: texts[0], as: UTF8.self), diagnostics: String(decoding: texts[1], as: UTF8.self),
            status: process.terminationStatus)
    }

    /// Writes `content` to a file, as long as `body` lasts.
    static func withFile<Result>(_ content: String, _ body: (_ path: String) async throws -> Result) async throws
        -> Result
    {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        try Data(content.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await body(file.path(percentEncoded: false))
    }
}
