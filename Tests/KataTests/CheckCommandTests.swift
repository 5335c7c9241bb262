import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// What `kata check` prints, and its exit status, with a stand-in for Swift.
struct CheckCommandTests {
    /// Runs `kata check` on the copy; a law is broken for each of `failing`.
    private func check(_ kata: CopiedKata, failing: Int) throws -> Tool.End {
        let tools = kata.workspace.folder.deletingLastPathComponent().appending(path: "tools")
        let laws = (1...999).map { "law-\($0)" }
        let events = String.run(of: laws, failing: Set(laws.prefix(failing)))
        let copy = #"[ "$last" != --event-stream-output-path ] || cp '\#(tools.path)/events' "$word""#
        try tools.write(["events": events, "swift": "#!/bin/sh\nfor word; do \(copy); last=$word; done\nexit 0\n"])
        let swift = tools.appending(path: "swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let words = ["check", "--in", kata.workspace.folder.path]
        return try kataProgram(words, environment: ["PATH": "\(tools.path):\(path)"])
    }

    @Test func `a check compares its problems with the last one, and a finished exercise ends with 0`() throws {
        let kata = try CopiedKata()
        try kata.write("// Mine.\n", to: "Tests/LawTests/Mine.swift")
        let first = try check(kata, failing: 5)
        #expect(first.status == 1)
        #expect(first.output.hasSuffix(" 5 problems left.\n"))
        let second = try check(kata, failing: 3)
        #expect(second.status == 1)
        #expect(second.output.hasSuffix(" 3 problems left (5 at the last check).\n"))
        let same = try check(kata, failing: 3)
        #expect(same.status == 1)
        #expect(same.output.hasSuffix(" 3 problems left.\n"))
        for _ in 1...2 {
            let done = try check(kata, failing: 0)
            #expect(done.status == 0, "\(done.output)")
            let verdict = "done. \(Verdict.done.sentence)\n"
            let last = "Compare with the reference: swift run kata diff. Next: swift run kata start 4\n"
            #expect(done.output.contains(verdict))
            #expect(done.output.hasSuffix(last))
        }
        #expect(kata.workspace.log.entries.map(\.red) == [5, 3, 3, 0, 0])
        let left = try FileManager.default.contentsOfDirectory(atPath: kata.workspace.state.path).sorted()
        #expect(left == ["built", "done", "exercise", "temporary"])
        #expect(kata.workspace.state.appending(path: "temporary").names == [])
    }
}
