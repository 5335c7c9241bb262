import Foundation
import TestSupport
import Testing

/// A program may read its source any number of times.
@Suite(.timeLimit(.minutes(5))) struct ReloadTests {
    private static let feed = #"[{"title": "Heat"}]"#

    @Test func `a file is read often with few open files`() async throws {
        let folder = try TemporaryFolder()
        try await expectReloads(from: folder.write(Array(Self.feed.utf8), to: "feed.json"))
    }

    @Test(.needsCurl) func `an address is read often with few open files`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.answer(body: Self.feed)
        }
        try await expectReloads(from: server.url("/").absoluteString)
    }

    /// Expects 200 reloads from `source` with at most 20 open files.
    private func expectReloads(from source: String) async throws {
        let input = String(repeating: "reload\n", count: 200)
        let run = try await Program.interactor.run(["--source", source], input: input, limit: "-n 20")
        #expect(run.status == 0, "\(run.diagnostics)")
        #expect(run.diagnostics.isEmpty, "\(run.diagnostics)")
        #expect(run.lines.count { $0.contains("Heat") } == 201)
    }
}
