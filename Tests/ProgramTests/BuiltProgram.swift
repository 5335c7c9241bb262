import Foundation
import TestSupport

/// A program as it was built beside the tests.
protocol BuiltProgram: RawRepresentable<String>, Sendable {}

/// A class in the tests' own bundle: on Darwin, the main bundle belongs to the process that loads it.
private final class Product {}

/// What a run of a program left behind.
struct Run: Equatable, Sendable {
    var output: String
    var diagnostics: String
    var status: Int32

    var lines: [String] { output.split(separator: "\n").map(String.init) }
}

extension BuiltProgram {
    /// The program's file.
    var executable: URL {
        let bundle = Bundle(for: Product.self).bundleURL
        let products = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
        return products.appending(path: rawValue)
    }

    /// Runs the program with `input` on its standard input.
    func run(_ arguments: [String] = [], input: String = "") async throws -> Run {
        let program = executable
        return try await withCheckedThrowingContinuation { continuation in
            // A program is waited for on a thread of its own, as those of the tests' tasks are few.
            Thread.detachNewThread {
                continuation.resume(with: Result { try Self.run(program, arguments, input: input) })
            }
        }
    }

    private static func run(_ program: URL, _ arguments: [String], input: String) throws -> Run {
        let folder = try TemporaryFolder()
        let files = try [("input", input), ("output", ""), ("diagnostics", "")].map { name, text in
            URL(filePath: try folder.write(Data(text.utf8), to: name))
        }

        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Run(
            output: try String(contentsOf: files[1], encoding: .utf8),
            diagnostics: try String(contentsOf: files[2], encoding: .utf8), status: process.terminationStatus)
    }
}
