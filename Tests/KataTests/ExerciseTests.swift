import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// Each exercise starts before its move, and its solution is the result of the move.
///
/// These tests look only at sources; `kata dev exercises` also builds them and runs the laws.
struct ExerciseTests {
    private static func files(_ exercise: Exercise) -> ExerciseFiles {
        ExerciseFiles(exercise: exercise, repository: .this)
    }

    @Test(arguments: Exercise.all)
    func `each part changes something and solves a problem, and the last one results in the solution`(
        exercise: Exercise
    ) throws {
        let files = Self.files(exercise)
        let states = [try files.start()] + (try files.states())
        let parts = try files.parts()
        #expect(try states.last == files.solution())
        #expect(Set(states).count == states.count)
        #expect(states.count == parts.count + 1)
        #expect(parts.contains { $0.solvesProblems })
    }

    @Test(arguments: Exercise.all)
    func `a copy has a hand-in file if, and only if, layers are handed in`(exercise: Exercise) throws {
        let start = try Self.files(exercise).start()
        #expect(start.keys.contains("../../\(ExerciseFiles.handIn)") == exercise.hasLayers)
    }

    @Test(arguments: Exercise.all.filter(\.hasLayers))
    func `each line of code in a hand-in's comments is also in the solution's hand-in`(exercise: Exercise) throws {
        let files = Self.files(exercise)
        let handIn = "../../\(ExerciseFiles.handIn)"
        let start = try #require(files.start()[handIn])
        let solution = try #require(files.solution()[handIn])
        // In Contacts, the rename is the last part.
        let known = (solution + Rename.undone(in: solution)).unindentedLines
        let comments = start.unindentedLines.drop { $0.hasPrefix("//") }.filter { $0.hasPrefix("// ") }
        let hasOwnHandIn = (try? files.text("Layers.swift")) != nil
        #expect(comments.isEmpty != hasOwnHandIn)
        for comment in comments {
            #expect(String(comment.dropFirst(3)).unindentedLines.allSatisfy(known.contains), "\(comment)")
        }
    }

    /// Only `kata dev exercises` checks the verdicts on the wrong turns.
    @Test(arguments: Exercise.all)
    func `there are at least three wrong turns, and each can be applied`(exercise: Exercise) throws {
        let files = Self.files(exercise)
        let turns = try files.wrongTurns()
        #expect(turns.count { $0.verdict != .done } >= 3)
        #expect(turns.allSatisfy { $0.meaning.hasPrefix("No mistake") == ($0.verdict == .done) })
        let known = try [files.start(), files.solution()] + turns.map(\.sources)
        #expect(Set(known).count == known.count, "\(turns.map(\.meaning))")
    }

    @Test(arguments: Exercise.all)
    func `there is a task, and there are three hints, none of which quotes the solution`(exercise: Exercise) throws {
        let files = Self.files(exercise)
        let task = try files.task()
        #expect(task.hasPrefix("# Exercise \(exercise.number): "))
        for heading in ["## Goal", "## Allowed moves", "## Steps"] { #expect(task.contains(heading)) }
        let list = task.components(separatedBy: "## Steps").last ?? ""
        #expect(try list.matches(of: /(?m)^\d+\.\s/).count == files.parts().count)
        let hints = try files.hints()
        #expect(hints.count == 3)
        #expect(hints.allSatisfy { (80...700).contains($0.count) })
        let start = try Set(files.start().values.flatMap { $0.split(separator: "\n") })
        let solution = try files.solution().values.flatMap { $0.split(separator: "\n") }
        for written in solution where !start.contains(written) {
            let line = written.trimmingCharacters(in: .whitespaces)
            guard line.count > 40 else { continue }
            #expect(!hints.contains { $0.contains(line) }, "a hint contains '\(line)'")
        }
        #expect(exercise.untouched.files.isEmpty == exercise.untouched.reason.isEmpty)
        #expect(try exercise.untouched.files.allSatisfy(files.start().keys.contains))
    }

    @Test(arguments: Exercise.all)
    func `a debrief lists gains and costs, asks a question, and answers it separately`(exercise: Exercise) throws {
        let text = try Self.files(exercise).text("DEBRIEF.md")
        #expect(text.hasPrefix("# Debrief \(exercise.number): "))
        let debrief = Debrief(exercise: exercise, text: text, effort: nil)
        let lines = debrief.lines.map(\.plain)
        let answer = debrief.answer.map(\.plain)
        let headings = ["What you gained", "What you paid", "When not to do it", "A question"]
        #expect(lines.filter(headings.contains) == headings)
        #expect(answer.first == "An answer")
        #expect(answer.joined().count > 200)
        #expect(answer.contains("Where to go next") == (exercise.app.module == "ContactsApp"))
        let ends = try [Self.files(exercise).start(), Self.files(exercise).solution()]
        let sizes = ends.map { files in
            let sources = files.filter { !$0.key.hasSuffix(ExerciseFiles.handIn) }
            return sources.values.joined().count { $0 == "\n" }
        }
        #expect(text.contains("\(sizes[0]) lines to \(sizes[1])") || !text.contains(" lines to "))
    }

    @Test func `a debrief shows the participant's figures beside those of the same change made earlier`() throws {
        let end = ["A.swift": "let a = 2\n", "B.swift": "let b = 1\n"]
        let effort = try Effort(from: ["A.swift": "let a = 1\n"], to: end, in: .temporaryDirectory)
        #expect(effort.figures == ["2", "+2 -1"])
        let again = try #require(Exercise.all.first { $0.first != nil })
        let alone = Debrief(exercise: again, text: "", effort: effort).lines.map(\.plain)
        #expect(alone.contains { $0.hasSuffix("swift run kata start 2") })
        let debrief = Debrief(exercise: again, text: "", effort: effort, before: effort)
        let both = debrief.lines.map(\.plain)
        #expect(both.contains { $0.contains("exercise 2") && $0.contains("exercise 4") })
        #expect(both.contains { $0.matches(of: /\+2 -1/).count == 2 })
    }

    @Test(arguments: Exercise.all.filter { !$0.isLibrary })
    func `a check runs each law through each view, and whatever is specific to an app comes from that app`(
        exercise: Exercise
    ) throws {
        let files = Self.files(exercise)
        let app = exercise.app
        let package = try files.package()
        let views = try #require(package["Tests/LawTests/Subjects.swift"])
        let subjects = views.matches(of: /Subject\(name: "(.+)"\)/)
        #expect(subjects.prefix(2).map(\.1) == ["text view", "JSON view"])
        #expect((subjects.count > 2) == (exercise.change != nil))
        #expect(try files.runs() == app.lawCount * subjects.count)
        let sources = package.keys.filter { $0.hasPrefix("Sources/") }
        let targets = Set(sources.map { String($0.split(separator: "/")[1]) })
        #expect(targets == [app.module, app.program.name, "kata"])
        let main = try #require(package["Sources/\(app.program.name)/main.swift"])
        #expect(main.contains("\nimport \(app.module)\n"))
        let laws = try #require(package["Tests/LawTests/LawTests.swift"])
        #expect(laws.contains("let law: \(app.laws.law)\n"))
        #expect(laws.contains("func `every law holds`(run: Run)"), "a check counts the runs of this test")
        let libraries = Set(app.libraries + app.lawLibraries + ["ConsoleProgram", app.program.library])
        let manifest = try #require(package["Package.swift"])
        let used = manifest.matches(of: /library\("(\w+)"\)/).map { String($0.1) }
        #expect(Set(used) == libraries)
        let own = try Repository.this.text(at: "Package.swift")
        let products = try #require(own.firstMatch(of: /products: \[([^\]]+)\]/)).1
        for library in libraries {
            #expect(products.contains("\"\(library)\""), "\(library) is no product")
        }
    }

    @Test func `in a copy, kata names the folder to run it in, and fails`() throws {
        let main = try #require(Self.files(Exercise.all[2]).package()["Sources/kata/main.swift"])
        let end = try URL.withTemporaryFolder { folder in
            try folder.write(["main.swift": main])
            let file = folder.appending(path: "main.swift").path
            return try Tool(["swift"])([file, "check", "--all"], mergesErrors: true)
        }
        let command = "cd \(Repository.this.root.path.quoted) && swift run kata check --all"
        #expect(end.status == 64)
        #expect(end.output == "kata: This is your copy. Run kata in the kata's folder: \(command)\n")
    }

    @Test func `a new exercise needs a folder and nothing else`() throws {
        let kata = try CopiedKata(isLaid: false)
        let folder = kata.workspace.repository.root.appending(path: "Steps/exercises")
        try FileManager.default.removeItem(at: folder)
        let exercises = Repository.this.root.appending(path: "Steps/exercises")
        try FileManager.default.copyItem(at: exercises, to: folder)
        let presenter = folder.appending(path: "3-presenter")
        try FileManager.default.copyItem(at: presenter, to: folder.appending(path: "99-copy"))
        let all = try Exercise.all(in: kata.workspace.repository)
        #expect(all.map(\.number) == Exercise.all.map(\.number) + [99])
        let copy = try #require(all.last)
        let package = try kata.workspace.files(of: copy).package()
        #expect(try package == kata.workspace.files(of: Exercise.all[2]).package())
    }

    @Test func `an exercise that lacks a field is reported`() throws {
        let kata = try CopiedKata(isLaid: false)
        let folder = kata.workspace.repository.root.appending(path: "Steps/exercises")
        try FileManager.default.removeItem(at: folder)
        try folder.write(["98-half/exercise.txt": "title half\napp TopMovies\n"])
        let error = #expect(throws: KataError.self) { try Exercise.all(in: kata.workspace.repository) }
        let sentence = "'Steps/exercises/98-half/exercise.txt' needs 'title', 'app' and 'start'"
        #expect(error?.description.hasPrefix(sentence) == true)
    }
}

extension Line { fileprivate var plain: String { text(isColored: false) } }

extension String {
    fileprivate var unindentedLines: [String] { lines.map { $0.trimmingCharacters(in: .whitespaces) } }
}
