import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The participant's folder, where no work is ever lost.
struct WorkspaceTests {
    private let view = "Sources/TopMovies/TextMovieListView.swift"
    private let nothing = "There was nothing to save: the copy hasn't changed."

    /// Returns the folder of the saved attempt, as given in the first of `lines`.
    private func attempt(_ lines: [String]) throws -> URL {
        let match = lines.first?.firstMatch(of: /^(Your earlier copy|Your attempt) is saved in '(.+)'\.$/)
        return URL(filePath: String(try #require(match, "\(lines)").2))
    }

    @Test func `start sets up the exercise and shows where it is`() throws {
        let kata = try CopiedKata(isLaid: false)
        #expect(try kata.workspace.status().last == "Next: swift run kata start 1")
        let told = try kata.start()
        #expect(try kata.files() == kata.laid())
        #expect(told.first == "Exercise 3, extract the presenter, is in '\(kata.workspace.folder.path)'.")
        #expect(Workspace(in: kata.workspace.repository, path: nil).folder.path == kata.workspace.folder.path)
    }

    @Test func `start and reset save each changed copy in a new place, and restore the start byte for byte`() throws {
        let kata = try CopiedKata()
        var places: [URL] = []
        func expectSaved(by lay: () throws -> [String]) throws {
            let changed = kata.files()
            let place = try attempt(lay())
            #expect(kata.workspace.ownFiles(in: place) == changed)
            #expect(try kata.files() == kata.laid())
            places.append(place)
        }
        try kata.write("first", to: view)
        try expectSaved(by: kata.reset)
        try kata.write("new", to: "Sources/TopMovies/Deep/New.swift")
        try expectSaved(by: kata.start)
        try FileManager.default.removeItem(at: kata.url(view))
        try expectSaved(by: kata.reset)
        #expect(Set(places).count == 3)
        let saved = kata.workspace.savedAttempts
        #expect(saved.count == 3)
        for (line, place) in zip(saved, places) {
            #expect(line.hasSuffix("  exercise 3  '\(place.path)'"))
            #expect(line.contains(/^\d{4}-\d\d-\d\d \d\d:\d\d\b/))
        }
        let tenth = places[1].deletingLastPathComponent().appending(path: "10-exercise-3")
        try FileManager.default.moveItem(at: places[1], to: tenth)
        #expect(kata.workspace.savedAttempts.last?.hasSuffix("/10-exercise-3'") == true)
        #expect(try kata.reset() == [nothing, "Exercise 3 is back at its start."])
        #expect(try kata.start().allSatisfy { !$0.contains("saved") })
        try FileManager.default.removeItem(at: places[0])
        try kata.write("again", to: view)
        #expect(try !places.contains(attempt(kata.reset())))
    }

    @Test func `a copy without its manifest isn't judged, since Swift would build the package around it`() throws {
        let kata = try CopiedKata(isLaid: false)
        #expect(KataCommand.copy(in: kata.workspace) == [])
        _ = try kata.start()
        let lines = KataCommand.copy(in: kata.workspace)
        #expect(lines == ["ok    your copy", "ok    its Package.swift"])
        try FileManager.default.removeItem(at: kata.url("Package.swift"))
        let missing = "NOT   its Package.swift: restore it, or run 'kata reset'"
        #expect(KataCommand.copy(in: kata.workspace) == [lines[0], missing])
        #expect(try kata.run(.doctor) == 1)
        let error = #expect(throws: KataError.self) {
            try Check(kata.exercise, in: kata.workspace)
        }
        let path = kata.workspace.folder.path
        let sentence = "There is no Package.swift in '\(path)': restore it, or run 'kata reset'."
        #expect(error?.description == sentence)
    }

    @Test(arguments: [([], true), ([".DS_Store"], true), ([".DS_Store"], false)] as [([String], Bool)])
    func `start in an empty folder, even with a .DS_Store, mentions no attempt`(
        names: [String], isLaid: Bool
    ) throws {
        let kata = try CopiedKata(isLaid: isLaid)
        for name in kata.workspace.folder.names {
            try FileManager.default.removeItem(at: kata.url(name))
        }
        for name in names {
            try Data([0xFF]).write(to: kata.made(name))
        }
        #expect(try kata.start().allSatisfy { !$0.contains("saved") })
        #expect(try kata.files() == kata.laid())
    }

    @Test func `a folder with other files is rejected and left as it was`() throws {
        let kata = try CopiedKata()
        let other = kata.workspace.folder.path + "-2"
        try URL(filePath: other).write(["letter.txt": "a letter"])
        let workspace = Workspace(in: kata.workspace.repository, path: other)
        #expect(!workspace.isLaid)
        let error = #expect(throws: KataError.self) {
            try workspace.start(kata.exercise)
        }
        #expect(error?.description.contains("'\(other)' contains other files") == true)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: other) == ["letter.txt"])
    }

    @Test func `the solution and the diff change only the log, and ask first`() throws {
        let kata = try CopiedKata()
        try kata.write("mine\n", to: view)
        let before = kata.files()
        #expect(try kata.run(.solution) == 1)
        #expect(try kata.run(.diff) == 1)
        #expect(try kata.run(.diff, "--from-start") == 0)
        let ofText = try kata.diff("--from-start", "Text")
        #expect(ofText.hasPrefix("diff --git a/start/TextMovieListView.swift b/yours/Text"))
        #expect(try kata.diff("--from-start").contains("\n+mine\n"))
        #expect(kata.workspace.log.notes.map(\.event) == [.start])
        #expect(try kata.run(.solution, "--yes") == 0)
        #expect(kata.workspace.log.notes.map(\.event) == [.start, .solution])
        let folder = try kata.workspace.laySolution(of: kata.exercise)
        let diff = try kata.diff()
        #expect(diff.contains("\n-mine\n"))
        #expect(diff.contains("\n+final class TextMovieListView: Screen, MovieListView {\n"))
        #expect(kata.files() == before)
        for (name, text) in try folder.swiftFiles() {
            try kata.write(text, to: name.hasPrefix("Tests/") ? name : "Sources/TopMovies/\(name)")
        }
        #expect(try kata.diff() == "There are no differences.\n")
        try kata.workspace.note(.seen(.done), seconds: 2)
        #expect(try kata.workspace.allowsSolution(isSure: false))
    }

    @Test(arguments: [("", 75), ("1 2, 13", 75), ("2\n3\n", 0), (nil, 0)] as [(String?, Int32)])
    func `the solution waits until the instructor's list releases it`(list: String?, status: Int32) throws {
        let kata = try CopiedKata()
        try list.map { try kata.write($0, to: "../solutions.txt") }
        for name in ["solution", "diff"] {
            let line = [name, "--yes", "--in", kata.workspace.folder.path]
            let program = Kata(on: kata.workspace.repository)
            #expect(program.run(line) == status)
        }
        #expect(kata.workspace.log.notes.count == (status == 0 ? 3 : 1))
    }

    @Test func `Contacts can follow another exercise in the same folder, and has its own solution`() throws {
        let kata = try CopiedKata()
        _ = try kata.workspace.start(.contacts)
        #expect(!kata.url("Sources/TopMovies").exists)
        #expect(try kata.workspace.currentExercise().app.module == "ContactsApp")
        let diff = try kata.diff()
        #expect(diff.contains("\n-final class DefaultContactListViewModel: ContactListViewModel {\n"))
        #expect(diff.contains("\n+final class DefaultContactListRouter: ContactListRouter {\n"))
    }

    @Test func `files from Xcode, Finder and editors aren't the participant's work, and don't get in the way`() throws {
        let kata = try CopiedKata()
        let xcode = ".swiftpm/xcode/package.xcworkspace/user"
        let notes = [".DS_Store", "Sources/TopMovies/.DS_Store", xcode]
        for note in notes {
            try Data([0xFF]).write(to: kata.made(note))
        }
        #expect(try kata.files() == kata.laid())
        #expect(try kata.reset().first == nothing)
        #expect(kata.url(xcode).exists, "Xcode has the folder open")
        try Data([0xFF]).write(to: kata.made(notes[1]))
        try kata.write("mine", to: view)
        #expect(try kata.diff().contains("-mine"))
        // An editor's lock file is a link that leads nowhere.
        let link = kata.url("Sources/TopMovies/.#View.swift").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "me@here.1")
        #expect(kata.files()["Sources/TopMovies/.#View.swift"] == Data("me@here.1".utf8))
        #expect(try !attempt(kata.reset()).appending(path: ".swiftpm").exists)
    }
}

/// The participant's progress.
struct ProgressTests {
    @Test func `hints, checks and the last verdict survive start and reset`() throws {
        let kata = try CopiedKata()
        let workspace = kata.workspace
        #expect(try workspace.status()[1] == "Checked 0 times, 0 of 3 hints taken; last result: none.")
        for number in 1...2 {
            let hint = try #require(workspace.nextHint().first)
            #expect(hint.hasPrefix("Hint \(number) of 3: "))
        }
        try workspace.note(.seen(.notMoved), seconds: 2)
        try kata.write("mine", to: "Sources/TopMovies/Mine.swift")
        let status = [
            "Exercise 3 of \(Exercise.all.count): extract the presenter, in '\(workspace.folder.path)'.",
            "Checked once, 2 of 3 hints taken; last result: green, not moved.",
            "Next: swift run kata check (stuck? swift run kata hint)",
        ]
        for lay in [kata.reset, kata.start] {
            _ = try lay()
            #expect(try workspace.status() == status)
        }
        #expect(try workspace.nextHint().count == 1)
        #expect(try workspace.nextHint().count == 4, "all the hints again")
        try workspace.note(.seen(.done), seconds: 2)
        #expect(try workspace.status().last == "Next: swift run kata start 4")
        let log = SessionLog(contentsOf: workspace.folder.appending(path: SessionLog.fileName))
        #expect(log.entries.map(\.verdict) == [.notMoved, .done])
    }

    @Test func `the list shows each title in full, and marks the current exercise and those that are done`() throws {
        let kata = try CopiedKata()
        for verdict in [Verdict.done, .layersRed] {
            try kata.workspace.note(.seen(verdict), seconds: 2)
        }
        let checked = try kata.workspace.status()[1]
        #expect(checked == "Checked 2 times, 0 of 3 hints taken; last result: layers red.")
        let list = kata.workspace.list
        #expect(list.count == Exercise.all.count)
        #expect(zip(list, Exercise.all).allSatisfy { $0.contains("  \($1.title)  ") })
        let marked = list.filter { $0.hasPrefix("→") || $0.contains(/\d$/) }
        #expect(marked == [list[2]])
        #expect(list[2].contains(/^→ 3  extract the presenter  .*  done \d{4}-\d\d-\d\d \d\d:\d\d$/))
    }

    @Test func `a check is logged with the number of lines changed, and the previous check is returned`() throws {
        let kata = try CopiedKata()
        try SessionEntry(script: "0:00 green 3 @2").map(kata.workspace.append)
        #expect(try kata.workspace.note(.seen(.notMoved), seconds: 2) == nil)
        try kata.write("let one = 1\nlet two = 2\n", to: "Sources/TopMovies/New.swift")
        let first = try #require(try kata.workspace.note(.seen(.layersRed), seconds: 2))
        let second = try #require(try kata.workspace.note(.seen(.done), seconds: 2))
        #expect((first.changed, second.changed) == (0, 2))
        #expect(second.problems == ["law-View0"])
        _ = try kata.workspace.reset()
        #expect(try kata.workspace.note(.seen(.notMoved), seconds: 2) == nil)
    }

    @Test func `a participant's test counts as changed, is in the diff, and is in the solution's folder`() throws {
        let kata = try CopiedKata(Exercise.all[11])
        let workspace = kata.workspace
        let exercise = kata.exercise
        let test = "Tests/LawTests/PresenterTest.swift"
        #expect(try kata.diff().contains("\n+    presenter = nil\n"))
        let solution = try workspace.laySolution(of: exercise).appending(path: test)
        try kata.write(solution.text(), to: test)
        #expect(try kata.diff() == "There are no differences.\n")
        try workspace.note(.of(exercise), seconds: 2)
        #expect(try workspace.debrief(of: exercise).effort?.files == 1)
        try kata.write("struct Double {}\n", to: "Tests/LawTests/Double.swift")
        try workspace.note(.of(exercise), seconds: 2)
        #expect(try workspace.debrief(of: exercise).effort?.files == 2)
        #expect(workspace.log.entries.map { $0.changed > 20 } == [true, false])
        let end = "The route ends here. Exercises 13 (view models that format text) and 14 (a binding) are separate."
        #expect(try workspace.status().last == end)
        #expect(Exercise.all.map { $0.next?.number } == (2...12).map { $0 } + [nil, 6, nil])
    }

    @Test func `an exercise whose number no longer exists is reported, with the remedy`() throws {
        let kata = try CopiedKata()
        try kata.workspace.laid.write(["number": "99"])
        for ask in [{ try kata.workspace.status() }, kata.reset] {
            let error = #expect(throws: KataError.self) {
                try ask()
            }
            #expect(error?.description.contains("was renamed or removed. Choose another from") == true)
        }
    }
}
