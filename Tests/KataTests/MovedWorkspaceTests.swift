import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The participant's work is where they left it, wherever they move their copy or the clone.
struct MovedWorkspaceTests {
    private let view = "Sources/TopMovies/TextMovieListView.swift"

    @Test func `a copy that was moved has its exercise, its hints, its checks and its attempts`() throws {
        let kata = try CopiedKata()
        _ = try kata.workspace.nextHint()
        try kata.write("first", to: view)
        _ = try kata.reset()
        try kata.write("second", to: view)
        let place = kata.workspace.folder.deletingLastPathComponent().appending(path: "Ann's e\u{301}tude")
        try FileManager.default.moveItem(at: kata.workspace.folder, to: place)
        let moved = Workspace(in: kata.workspace.repository, path: place.path)
        #expect(try moved.status()[1] == "Checked 0 times, 1 of 3 hints taken; last result: none.")
        _ = try moved.reset()
        #expect(moved.savedAttempts.count == 2)
        #expect(moved.savedAttempts.allSatisfy { $0.contains("'\(place.path)/.kata/attempts/") })
        let error = #expect(throws: KataError.self) { try kata.workspace.currentExercise() }
        #expect(error?.description.contains("If your copy is elsewhere, name its folder with '--in DIR'.") == true)
        let lines = try Workspace(in: kata.workspace.repository, path: nil).status()
        #expect(lines[1] == kata.workspace.absence)
        #expect(lines.count == 3)
    }

    @Test func `a clone that was moved finds the copy in it, and a check corrects its path in the copy`() throws {
        let kata = try CopiedKata(.contacts, isLaid: false)
        let old = kata.workspace.repository.root
        _ = try Workspace(in: kata.workspace.repository, path: nil).start(kata.exercise)
        #expect(try old.appending(path: ".kata/current").text() == "MyKata")
        let new = old.deletingLastPathComponent().appending(path: #"a "clone"\1"#)
        try FileManager.default.moveItem(at: old, to: new)
        let repository = Repository(root: new, swift: kata.workspace.repository.swift)
        let moved = Workspace(in: repository, path: nil)
        #expect(moved.folder.path == new.appending(path: "MyKata").path)
        try moved.folder.write(["Tests/LawTests/Mine.swift": "// Mine.\n"])
        try moved.folder.write([".build/debug/old": ""])
        try moved.state.write(["built": "\(old.path)/MyKata"])
        let check = try Check(moved.currentExercise(), in: moved)
        #expect(check.notes.count == 2)
        let note = try #require(check.notes.first)
        #expect(note.contains("'\(old.path)' to '\(new.path)'"))
        #expect(Report(check: check).lines.first == Line(note))
        #expect(check.touched == [])
        #expect(!moved.folder.appending(path: ".build").exists, "the compiler rejects products that were moved")
        var files = try moved.files(of: kata.exercise).package()
        #expect(moved.ownFiles(in: moved.pristine) == files.mapValues { Data($0.utf8) })
        files["Tests/LawTests/Mine.swift"] = "// Mine.\n"
        #expect(moved.ownFiles(in: moved.folder) == files.mapValues { Data($0.utf8) })
        #expect(try Check(moved.currentExercise(), in: moved).notes == [])
    }

    @Test func `if the clone can't be written, 'start' says that later commands need --in`() throws {
        let kata = try CopiedKata(isLaid: false)
        // Not even root can create a file in a file.
        try kata.workspace.repository.root.write([".kata": ""])
        let option = "--in \(kata.workspace.folder.path)"
        let sentence = "The kata's own folder can't be written, so add '\(option)' to later commands."
        #expect(try kata.start().contains(sentence))
        #expect(try kata.workspace.currentExercise().number == 3)
    }

    @Test func `a check that ends after another exercise was started changes nothing`() throws {
        let kata = try CopiedKata()
        let check = try Check(kata.exercise, in: kata.workspace)
        _ = try kata.workspace.start(Exercise.all[3])
        let error = #expect(throws: KataError.self) { try kata.workspace.note(check, seconds: 2) }
        #expect(error?.description.contains("another exercise was started") == true)
        #expect(kata.workspace.log.entries == [])
        #expect(kata.workspace.currentNumber == 4)
        #expect(!kata.workspace.last.exists)
    }

    @Test func `even a log that ends with another exercise doesn't change what 'reset' restores`() throws {
        let kata = try CopiedKata()
        try SessionEntry(script: "0:00 green 3 @5").map(kata.workspace.append)
        #expect(try kata.reset().last == "Exercise 3 is back at its start.")
    }
}

/// Whatever ends `start` or `reset`, the participant's work is in the folder or in an attempt.
struct InterruptedStartTests {
    private let view = "Sources/TopMovies/TextMovieListView.swift"

    /// The places where a killed `start` of exercise 4 leaves files, in the order in which it gets there.
    enum Kill: CaseIterable { case draft, leaving, committed, completing }

    /// Brings the copy into the state after a kill.
    private func interrupt(_ kata: CopiedKata, at kill: Kill) throws {
        let files = FileManager.default
        let state = kata.workspace.state
        let next = state.appending(path: kill == .draft ? "draft" : "next")
        let new = try kata.workspace.files(of: Exercise.all[3]).package()
        try next.appending(path: "files").write(kill == .draft ? ["TASK.md": "half"] : new)
        guard kill != .draft else { return }
        try next.appending(path: "exercise/pristine").write(new)
        try next.appending(path: "exercise").write(["number": "4"])
        let leaving = state.appending(path: "leaving")
        try files.createDirectory(at: leaving, withIntermediateDirectories: true)
        let names = kill == .leaving ? ["Package.swift", "Sources"] : ["Package.swift", "Sources", "TASK.md", "Tests"]
        for name in names { try files.moveItem(at: kata.url(name), to: leaving.appending(path: name)) }
        guard kill != .leaving else { return }
        try files.createDirectory(at: kata.workspace.attempts, withIntermediateDirectories: true)
        try files.moveItem(at: leaving, to: kata.workspace.attempts.appending(path: "1-exercise-3"))
        guard kill == .completing else { return }
        try files.moveItem(at: kata.workspace.laid, to: next.appending(path: "earlier"))
        try files.moveItem(at: next.appending(path: "exercise"), to: kata.workspace.laid)
        for name in ["TASK.md", "Tests"] {
            try files.moveItem(at: next.appending(path: "files/\(name)"), to: kata.url(name))
        }
    }

    @Test(arguments: Kill.allCases, [true, false])
    func `'start' and 'reset' take the folder again, and save the work once`(kill: Kill, isStart: Bool) throws {
        let kata = try CopiedKata()
        try kata.write("mine", to: view)
        let work = kata.files()
        try interrupt(kata, at: kill)
        let isUndone = [.draft, .leaving].contains(kill)
        if kill != .draft {
            let error = #expect(throws: KataError.self) { try kata.workspace.currentExercise() }
            #expect(error?.description.contains("'start' or 'reset' was interrupted: run it again.") == true)
        }
        _ = try isStart ? kata.start() : kata.reset()
        let exercise = isStart || isUndone ? kata.exercise : Exercise.all[3]
        let files = try kata.workspace.files(of: exercise).package()
        #expect(kata.files() == files.mapValues { Data($0.utf8) })
        #expect(kata.workspace.currentNumber == exercise.number)
        #expect(kata.workspace.attempts.names == ["1-exercise-3"])
        #expect(kata.workspace.ownFiles(in: kata.workspace.attempts.appending(path: "1-exercise-3")) == work)
        #expect(Set(kata.workspace.state.names) == ["attempts", "exercise"])
    }

    @Test func `a new file in the way of an undone start leaves both files`() throws {
        let kata = try CopiedKata()
        try kata.write("mine", to: view)
        try interrupt(kata, at: .leaving)
        try kata.write("new", to: view)
        _ = try kata.reset()
        let texts = kata.workspace.attempts.names.sorted().map { name in
            try? kata.workspace.attempts.appending(path: "\(name)/\(view)").text()
        }
        #expect(texts == ["mine", "new"])
    }

    @Test func `a reset that fails changes nothing, however often, and saves the work once it succeeds`() throws {
        let kata = try CopiedKata()
        try kata.write("mine", to: view)
        let work = kata.files()
        // A file instead of the folder: not even root can write to it.
        try kata.workspace.state.write(["attempts": ""])
        for _ in 1...3 {
            #expect(throws: (any Error).self) { try kata.reset() }
            #expect(kata.files() == work)
        }
        try kata.workspace.attempts.removeIfThere()
        _ = try kata.reset()
        #expect(kata.workspace.attempts.names == ["1-exercise-3"])
    }

    @Test func `a link that leads nowhere, and a file, are named as such`() throws {
        try URL.withTemporaryFolder { folder in
            let link = folder.appending(path: "link")
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "no/where")
            try folder.write(["file": ""])
            let kata = try CopiedKata(isLaid: false)
            for (name, reason) in [("link", "is a link to 'no/where', which doesn't exist"), ("file", "is a file.")] {
                let workspace = Workspace(in: kata.workspace.repository, path: folder.appending(path: name).path)
                let error = #expect(throws: KataError.self) { try workspace.start(kata.exercise) }
                #expect(error?.description.contains("/\(name)' \(reason)") == true)
            }
        }
    }
}

/// Any file that the participant adds is in the saved attempt.
struct AddedFilesTests {
    @Test func `files in Tests, with any names, and links are saved, and links aren't followed`() throws {
        let kata = try CopiedKata()
        let outside = kata.workspace.folder.deletingLastPathComponent().appending(path: "outside")
        try outside.write(["letter.txt": "a letter"])
        let own = [
            "Tests/LawTests/LayerTests.swift", "Tests/LawTests/Subjects.swift", "Tests/Other/Layers.swift",
            "Sources/kata/notes.txt", "e\u{301}", "\u{E9}", "Заметки/日本.swift", "Sources/TopMovies/\u{E9}.swift",
            "Sources/TopMovies/e\u{301}.swift",
        ]
        for (number, path) in zip(1..., own) { try kata.write("mine \(number)", to: path) }
        let links = ["file": "letter.txt", "folder": "", "dangling": "gone"].mapValues { outside.path + "/" + $0 }
        for (name, destination) in links {
            let link = kata.url("Sources/TopMovies/\(name)").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
        }
        // 0xFF is in no UTF-8.
        let shell = #"printf mine > "$(printf '%s/b\377' "$0")" && printf mine > "$(printf '%s/Sources/b\377' "$0")""#
        let isUnicodeOnly = try Tool(["sh", "-c", shell])([kata.workspace.folder.path]).status != 0
        let check = try Check(kata.exercise, in: kata.workspace)
        try kata.workspace.note(check, seconds: 1)
        _ = try kata.workspace.start(.contacts)
        let attempt = kata.workspace.attempts.appending(path: "1-exercise-3")
        for (number, path) in zip(1..., own) {
            #expect(try attempt.appending(path: path).text() == "mine \(number)", "\(path)")
        }
        for (name, destination) in links {
            let link = attempt.appending(path: "Sources/TopMovies/\(name)")
            #expect(link.destination == destination)
        }
        #expect(try outside.appending(path: "letter.txt").text() == "a letter")
        if !isUnicodeOnly {
            let shell = #"cat "$(printf '%s/b\377' "$0")" "$(printf '%s/Sources/b\377' "$0")""#
            #expect(try Tool(["sh", "-c", shell])([attempt.path]).output == "minemine")
        }
        let files = try kata.workspace.files(of: .contacts).package()
        #expect(kata.files() == files.mapValues { Data($0.utf8) })
    }
}

/// A check leaves no temporary files behind.
struct TemporaryFilesTests {
    @Test func `a check writes to a folder in the copy, which is removed, as are those of killed checks`() throws {
        let kata = try CopiedKata()
        let note = kata.workspace.folder.deletingLastPathComponent().appending(path: "note")
        let isPath = #"[ "$last" != --event-stream-output-path ]"#
        let script = #"for word; do \#(isPath) || { echo "$word" >"$0"; echo "$word" >"$word"; }; last=$word; done"#
        let swift = Tool(["sh", "-c", script, note.path])
        let repository = Repository(root: kata.workspace.repository.root, swift: swift)
        let workspace = Workspace(in: repository, path: kata.workspace.folder.path)
        let places = workspace.state.appending(path: "temporary")
        // There's no process with this number.
        try places.write(["99999999/laws.json": "", "\(getppid())/laws.json": ""])
        let check = try Check(kata.exercise, in: workspace)
        #expect(check.verdict == .notStarted && check.laws?.isGreen == false)
        #expect(try note.text() == "\(places.path)/\(getpid())/laws.json\n")
        #expect(places.names == ["\(getppid())"])
    }
}
