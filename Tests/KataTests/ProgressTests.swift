import Foundation
import Testing

@testable import kata

/// The progress outlives what is laid, and people and the program read the same in it.
struct ProgressTests {
    @Test func `what is written is read back`() throws {
        let kata = try CopiedKata()
        var progress = Progress(contentsOf: kata.workspace.progress)
        progress.begin(Exercise.all[4], at: .now)
        progress.begin(Exercise.all[1], at: .now)
        progress.note { row in
            (row.checks, row.hints, row.sawSolution) = (12, 3, true)
            (row.verdict, row.done) = (Verdict.done.rawValue, "2026-01-02 03:04")
        }
        try progress.write(to: kata.workspace.progress)
        let read = Progress(contentsOf: kata.workspace.progress)
        #expect(read == progress)
        #expect(read.rows.map(\.exercise) == [2, 5])
        #expect(read.currentRow?.checks == 12)
    }

    @Test func `start and reset leave what was noted`() throws {
        let kata = try CopiedKata()
        for _ in 1...2 { _ = try kata.workspace.nextHint() }
        try kata.workspace.note(.seen(.notMoved))
        try kata.write("mine", to: "Sources/TopMovies/Mine.swift")
        let noted = try #require(Progress(contentsOf: kata.workspace.progress).currentRow)
        #expect(noted.hints == 2)
        #expect(noted.checks == 1)
        #expect(noted.verdict == "green, not moved")
        _ = try kata.reset()
        #expect(Progress(contentsOf: kata.workspace.progress).currentRow == noted)
        _ = try kata.start()
        #expect(Progress(contentsOf: kata.workspace.progress).currentRow?.hints == 2)
        #expect(Progress(contentsOf: kata.workspace.progress).currentRow?.checks == 1)
    }

    @Test func `an exercise that was done once stays done`() throws {
        let kata = try CopiedKata()
        try kata.workspace.note(.seen(.done))
        let done = try #require(Progress(contentsOf: kata.workspace.progress).currentRow?.done)
        #expect(done != "")
        try kata.workspace.note(.seen(.structureRed))
        let row = Progress(contentsOf: kata.workspace.progress).currentRow
        #expect(row?.done == done)
        #expect(row?.verdict == "structure red")
    }

    @Test func `a progress that is away for a moment is not replaced by an empty one`() throws {
        let kata = try CopiedKata()
        try FileManager.default.removeItem(at: kata.workspace.progress)
        try kata.workspace.note(.seen(.done))
        #expect(!kata.workspace.progress.exists)
    }

    @Test func `a file that somebody spoilt is read as far as it can be`() throws {
        let kata = try CopiedKata()
        let text =
            "Now: exercise two\n| two | x | y | z | no |  |  |\n| 3 title | then | many | 1 | yes | done | later |\n"
        try text.write(to: kata.workspace.progress, atomically: true, encoding: .utf8)
        let progress = Progress(contentsOf: kata.workspace.progress)
        #expect(progress.current == nil)
        #expect(progress.rows.map(\.exercise) == [3])
        #expect(progress.rows.first?.checks == 0)
    }
}
