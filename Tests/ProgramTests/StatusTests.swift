import ConsoleProgram
import ConsoleUI
import Foundation
import Step4Interactor
import TestSupport
import Testing

@testable import TopMoviesProgram

/// The exit status, which depends on the last fetch.
@MainActor struct StatusTests {
    @Test func `a failed fetch doesn't affect the status if a later one succeeds`() async throws {
        let folder = try TemporaryFolder()
        let run = await run(["--source", folder.path("feed.json")]) {
            try folder.write(Data(#"[{"title": "Heat"}]"#.utf8), to: "feed.json")
        }
        #expect(run.status == .success)
        #expect(run.output.contains("could not be loaded"))
        #expect(run.output.contains("1. Heat"))
    }

    @Test func `a successful fetch doesn't affect the status if a later one fails`() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Data(#"[{"title": "Heat"}]"#.utf8), to: "feed.json")
        let run = await run(["--source", path]) {
            try FileManager.default.removeItem(atPath: path)
        }
        #expect(run.status == .noInput)
    }

    /// Runs the program in this process, and calls `change` between the first fetch and a reload.
    private func run(
        _ arguments: [String], change: @escaping () throws -> Void
    ) async -> (status: ExitCode, output: String) {
        var output = ""
        var lines = ["reload"]
        let program = TopMoviesProgram(name: "program", businessLayer: "", navigatingLayer: "") { launch in
            MovieListModule(service: launch.service, limit: launch.limit).makeView(on: launch.console)
        }
        let status = await program.program.run(
            arguments, output: TextOutput { output += $0 }, diagnostics: TextOutput { _ in },
            nextLine: {
                guard let line = lines.popLast() else { return nil }
                #expect(throws: Never.self) { try change() }
                return line
            })
        return (status, output)
    }
}
