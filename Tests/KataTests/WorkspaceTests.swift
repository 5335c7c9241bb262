import Foundation
import Testing

@testable import kata

/// What a participant wrote is never lost, and the folder is the participant's.
struct WorkspaceTests {
    private let view = "Sources/TopMovies/TextMovieListView.swift"

    @Test func `start sets up the exercise, and says where`() throws {
        let kata = try CopiedKata(isLaid: false)
        let told = try kata.start()
        #expect(try kata.files() == kata.laid())
        #expect(told.contains("Exercise 3, extract the presenter, is in '\(kata.workspace.folder.path)'."))
        #expect(Workspace(in: kata.workspace.repository, path: nil).folder.path == kata.workspace.folder.path)
    }

    @Test func `start over a changed copy saves it, and says where`() throws {
        let kata = try CopiedKata()
        try kata.write("mine", to: view)
        try kata.write("new", to: "Sources/TopMovies/Deep/New.swift")
        let changed = try kata.files()
        let told = try kata.start()
        let attempt = try #require(told.first?.firstMatch(of: /^What was there is saved in '(.+)'\.$/))
        #expect(try kata.workspace.ownFiles(in: URL(filePath: String(attempt.1))) == changed)
        #expect(try kata.files() == kata.laid())
    }

    @Test func `a copy without its manifest is not judged, as Swift would build the package around it`() throws {
        let kata = try CopiedKata()
        try FileManager.default.removeItem(at: kata.workspace.folder.appending(path: "Package.swift"))
        let error = #expect(throws: KataError.self) { try Check(kata.exercise, in: kata.workspace) }
        let path = kata.workspace.folder.path
        #expect(
            error?.description
                == "There is no Package.swift in '\(path)': restore it, or run 'kata reset'.")
    }

    @Test func `the doctor checks a copy if there is one, and reports a missing manifest`() throws {
        let kata = try CopiedKata(isLaid: false)
        func told() -> [String] { KataCommand.copy(in: kata.workspace).map { ($0.0 ? "ok " : "NOT ") + $0.1 } }
        #expect(told() == [])
        _ = try kata.start()
        #expect(told() == ["ok your copy", "ok its Package.swift"])
        try FileManager.default.removeItem(at: kata.workspace.folder.appending(path: "Package.swift"))
        #expect(told() == ["ok your copy", "NOT its Package.swift"])
    }

    @Test func `start over an unchanged copy has nothing to save`() throws {
        let kata = try CopiedKata()
        #expect(try kata.start().allSatisfy { !$0.contains("saved") })
    }

    @Test func `start in an emptied folder mentions no attempt`() throws {
        let kata = try CopiedKata()
        try FileManager.default.removeItem(at: kata.workspace.folder)
        try FileManager.default.createDirectory(at: kata.workspace.folder, withIntermediateDirectories: true)
        #expect(try kata.start().allSatisfy { !$0.contains("saved") })
        #expect(try kata.files() == kata.laid())
    }

    @Test func `reset saves each attempt in a place of its own, and restores the start byte for byte`() throws {
        let kata = try CopiedKata()
        var places: Set<Substring> = []
        for text in ["first", "second"] {
            try kata.write(text, to: view)
            let told = try kata.reset()
            let place = try #require(told.first?.firstMatch(of: /^Your attempt is saved in '(.+)'\.$/)?.1)
            #expect(try String(contentsOfFile: "\(place)/\(view)", encoding: .utf8) == text)
            #expect(try kata.files() == kata.laid())
            places.insert(place)
        }
        #expect(places.count == 2)
        #expect(try kata.reset().first == "There was nothing to save: the copy hasn't changed.")
    }

    @Test func `a deleted file counts as an attempt, and reset restores it`() throws {
        let kata = try CopiedKata()
        try FileManager.default.removeItem(at: kata.url(view))
        #expect(try kata.reset().first?.hasPrefix("Your attempt is saved") == true)
        #expect(try kata.files() == kata.laid())
    }

    @Test func `a folder with other files in it is refused, and left as it was`() throws {
        let kata = try CopiedKata(isLaid: false)
        try kata.write("a letter", to: "letter.txt")
        let error = #expect(throws: KataError.self) { try kata.start() }
        #expect(error?.description.contains("'\(kata.workspace.folder.path)' holds something else") == true)
        #expect(try kata.files() == ["letter.txt": Data("a letter".utf8)])
        #expect(!kata.workspace.progress.exists)
    }

    @Test func `a folder whose path resembles a copy's isn't taken for it`() throws {
        let kata = try CopiedKata()
        let folder = kata.workspace.folder.path
        let other = folder.replacing("my-kata", with: "my/kata")
        try URL(filePath: other).write(["letter.txt": "a letter"])
        let workspace = Workspace(in: kata.workspace.repository, path: other)
        #expect(!workspace.isLaid)
        #expect(throws: KataError.self) { try workspace.lay(["Package.swift": ""]) }
        #expect(try workspace.ownFiles(in: workspace.folder) == ["letter.txt": Data("a letter".utf8)])
    }

    @Test func `the solution and the diff change nothing in the folder but the progress`() throws {
        let kata = try CopiedKata()
        try kata.write("mine", to: view)
        let before = try kata.files()
        #expect(try kata.workspace.allowsSolution(isSure: true))
        let folder = try kata.workspace.laySolution(of: kata.exercise)
        #expect(folder.appending(path: "MovieListPresenter.swift").exists)
        #expect(try kata.diff().contains("-mine"))
        #expect(try kata.files() == before)
        #expect(Progress(contentsOf: kata.workspace.progress).currentRow?.sawSolution == true)
    }

    @Test func `the diff shows the sources as mine, and the reference as what they are compared with`() throws {
        let kata = try CopiedKata()
        try kata.write("mine\n", to: view)
        let diff = try kata.diff()
        #expect(diff.contains("\n-mine\n"))
        #expect(diff.contains("\n+final class TextMovieListView: Screen, MovieListView {\n"))
        for (name, text) in try ExerciseFiles(of: kata.exercise, in: kata.workspace.repository).solution() {
            try kata.write(text, to: "Sources/TopMovies/\(name)")
        }
        let left = try kata.diff()
        #expect(left == "Yours is the reference, to the letter.\n")
    }

    @Test func `Contacts begins after another exercise in the same folder, and is compared with its own solution`()
        throws
    {
        let kata = try CopiedKata()
        let contacts = Exercise.all[10]
        _ = try kata.workspace.start(contacts)
        #expect(!kata.url("Sources/TopMovies").exists)
        #expect(try kata.workspace.currentExercise().number == contacts.number)
        let diff = try kata.diff()
        #expect(diff.contains("\n-final class DefaultContactListViewModel: ContactListViewModel {\n"))
        #expect(diff.contains("\n+final class DefaultContactListRouter: ContactListRouter {\n"))
    }

    @Test func `the list shows each title in full`() throws {
        let list = try CopiedKata().workspace.list
        #expect(zip(list, Exercise.all).allSatisfy { $0.contains("  \($1.title)  ") })
        #expect(list.count == Exercise.all.count)
    }

    @Test func `before the exercise is done, the solution asks for --yes, and records nothing`() throws {
        let kata = try CopiedKata()
        #expect(try !kata.workspace.allowsSolution(isSure: false))
        #expect(Progress(contentsOf: kata.workspace.progress).currentRow?.sawSolution == false)
        #expect(try kata.workspace.allowsSolution(isSure: true))
        #expect(Progress(contentsOf: kata.workspace.progress).currentRow?.sawSolution == true)
    }

    @Test func `files by Xcode and Finder aren't the participant's work`() throws {
        let kata = try CopiedKata()
        let notes = [
            ".DS_Store", "Sources/.DS_Store", "Sources/TopMovies/.DS_Store", ".swiftpm/xcode/package.xcworkspace/user",
        ]
        for note in notes { try Data([0, 0, 0, 1, 0xFF]).write(to: kata.made(note)) }
        #expect(try kata.files() == kata.laid())
        #expect(try kata.reset().first == "There was nothing to save: the copy hasn't changed.")
        #expect(kata.url(notes[3]).exists, "Xcode has the folder open")
        try Data([0xFF]).write(to: kata.made(notes[2]))
        try kata.write("mine", to: view)
        #expect(try kata.diff().contains("-mine"))
        let told = try kata.reset()
        let place = try #require(told.first?.firstMatch(of: /^Your attempt is saved in '(.+)'\.$/)?.1)
        #expect(!URL(filePath: "\(place)/.swiftpm").exists)
    }

    @Test func `a folder that Finder has shown is still an empty one`() throws {
        let kata = try CopiedKata(isLaid: false)
        try Data([0xFF]).write(to: kata.made(".DS_Store"))
        _ = try kata.start()
        #expect(try kata.files() == kata.laid())
    }

    @Test func `an editor's lock, a link that leads nowhere, is no obstacle`() throws {
        let kata = try CopiedKata()
        let link = kata.url("Sources/TopMovies/.#View.swift").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "me@here.1")
        #expect(try kata.files()["Sources/TopMovies/.#View.swift"] == Data("me@here.1".utf8))
    }
}
