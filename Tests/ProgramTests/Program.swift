import Foundation
import Testing

/// One of the four programs, as it was built beside the tests.
enum Program: String, CaseIterable, Sendable {
    case mvvm = "step1-mvvm"
    case presenter = "step2-presenter"
    case router = "step3-router"
    case interactor = "step4-interactor"

    /// What a run left behind.
    struct Run: Equatable, Sendable {
        var output: String
        var diagnostics: String
        var status: Int32

        var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    /// Runs the program with `input` on its standard input.
    func run(_ arguments: [String] = [], input: String = "", environment: [String: String] = [:]) async throws -> Run {
        let process = Process()
        let folder = try #require(Bundle.main.executableURL).deletingLastPathComponent()
        process.executableURL = folder.appending(path: rawValue)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = standardError
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        async let output = Self.text(of: standardOutput)
        async let diagnostics = Self.text(of: standardError)
        let run = Run(output: try await output, diagnostics: try await diagnostics, status: 0)
        process.waitUntilExit()
        return Run(output: run.output, diagnostics: run.diagnostics, status: process.terminationStatus)
    }

    @concurrent
    private static func text(of pipe: Pipe) async throws -> String {
        String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
}
