import Foundation
import Testing

@testable import kata

/// The progress outlives what is laid, and people and the program read the same in it.
struct ProgressTests {
    @Test func `written values can be read back`() throws {
        let kata = try CopiedKata()
        var progress = Progress(contentsOf: kata.workspace.progress)
        progress.begin(Exercise.all[4], at: .now)
        progress.begin(Exercise.all[2], at: .now)
        progress.note { row in
            (row.checks, row.hints, row.sawSolution) = (12, 3, true)
            (row.verdict, row.done) = (Verdict.done.rawValue, "2026-01-02 03:04")
        }
        try progress.write(to: kata.workspace.progress)
        let read = Progress(contentsOf: kata.workspace.progress)
        #expect(read == progress)
        #expect(read.rows.map(\.exercise) == [3, 5])
        #expect(read.currentRow?.checks == 12)
    }

    @Test func `start and reset keep the progress`() throws {
        let kata = try CopiedKata()
        for _ in 1...2 { _ = try kata.workspace.nextHint() }
        try kata.workspace.note(.seen(.notMoved), seconds: 2)
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

    @Test func `a finished exercise stays finished`() throws {
        let kata = try CopiedKata()
        try kata.workspace.note(.seen(.done), seconds: 2)
        let done = try #require(Progress(contentsOf: kata.workspace.progress).currentRow?.done)
        #expect(done != "")
        #expect(try kata.workspace.status()[1].hasPrefix("Checked once, 0 of 3 hints taken"))
        try kata.workspace.note(.seen(.structureRed), seconds: 2)
        #expect(try kata.workspace.status()[1].hasPrefix("Checked 2 times, "))
        let row = Progress(contentsOf: kata.workspace.progress).currentRow
        #expect(row?.done == done)
        #expect(row?.verdict == "structure red")
    }

    @Test func `the progress and the log outlive their folder`() throws {
        let kata = try CopiedKata()
        try kata.workspace.note(.seen(.notMoved), seconds: 2)
        let noted = Progress(contentsOf: kata.workspace.progress)
        try FileManager.default.removeItem(at: kata.workspace.folder)
        #expect(kata.workspace.savedProgress == noted)
        #expect(try kata.workspace.status().last == "Next: swift run kata start 3")
        #expect(try kata.workspace.status().first?.contains("which is gone") == true)
        _ = try kata.start()
        try kata.workspace.note(.seen(.done), seconds: 2)
        #expect(Progress(contentsOf: kata.workspace.progress).currentRow?.checks == 2)
        let log = SessionLog(contentsOf: kata.workspace.folder.appending(path: SessionLog.fileName))
        #expect(log.entries.map(\.verdict) == [.notMoved, .done])
    }

    @Test func `a check is logged with what changed since the one before, and returns that one`() throws {
        let kata = try CopiedKata()
        #expect(try kata.workspace.note(.seen(.notMoved), seconds: 2) == nil)
        try kata.write("let one = 1\nlet two = 2\n", to: "Sources/TopMovies/New.swift")
        let first = try #require(try kata.workspace.note(.seen(.structureRed), seconds: 2))
        let second = try #require(try kata.workspace.note(.seen(.done), seconds: 2))
        #expect((first.changed, second.changed) == (0, 2))
        #expect(second.problems == ["a-rule View0.swift"])
        #expect(try kata.start().first?.hasPrefix("What was there is saved") == true, "the log is no work of theirs")
        #expect(try kata.reset().first?.hasPrefix("There was nothing to save") == true)
    }

    @Test func `a damaged file is read as far as possible`() throws {
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
