import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The verdict of a check, which depends on the compiler, the laws, the lamp, and the files that must not change.
struct CheckTests {
    private static let verdicts: [Verdict] = [.behaviourRed, .overshot, .layersRed, .notMoved]

    @Test func `the worst problem decides, and a copy that hasn't changed isn't started`() {
        for (place, worst) in zip(0..., Self.verdicts) {
            var check = Check.seen(worst)
            #expect(check.verdict == worst)
            for other in Self.verdicts.dropFirst(place).map({ Check.seen($0) }) {
                check.touched += other.touched
                check.layers?.failures += other.layers?.failures ?? []
                check.layers?.toDo += other.layers?.toDo ?? []
                #expect(check.verdict == worst)
            }
            check.isUntouched = true
            #expect(check.verdict == .notStarted)
        }
        #expect(Check.seen(.done).verdict == .done)
        #expect(Check.seen(.doesNotBuild).verdict == .doesNotBuild)
    }

    @Test func `if only the hand-in doesn't compile, the app is judged, and the exercise isn't done`() {
        var check = Check.seen(.done)
        check.layers = nil
        check.errors = [CompilerError(file: ExerciseFiles.handIn, line: 3, message: "no")]
        #expect(check.verdict == .layersRed)
        #expect(check.problems == ["Tests/LawTests/Layers.swift: no"])
    }

    @Test(arguments: ["Layers", "Layers LayerTests", "LayerTests", "Layers Subjects"])
    func `the app is judged without the hand-in only if nothing else is broken`(names: String) throws {
        let files = names.split(separator: " ").map { "Tests/LawTests/\($0).swift" }
        let isJudged = ["Layers", "Layers LayerTests"].contains(names)
        let kata = try CopiedKata(brokenFiles: files)
        let check = try Check(kata.exercise, in: kata.workspace)
        #expect((check.laws != nil) == isJudged)
        #expect(check.layers == nil)
        #expect(check.errors.count == (isJudged ? 1 : files.count))
    }

    @Test func `line ends don't count as a change of a file that the task leaves alone`() {
        let files = ["Tests/LawTests/LawTests.swift": Data("a\nb\n".utf8), ExerciseFiles.handIn: Data("a".utf8)]
        var now = files.mapValues { Data(String(decoding: $0, as: UTF8.self).replacing("\n", with: "\r\n").utf8) }
        now["Tests/LawTests/Mine.swift"] = Data()
        let exercise = Exercise.all[2]
        #expect(exercise.touchedFiles(from: files, to: now) == [])
        now[ExerciseFiles.handIn] = Data("b".utf8)
        #expect(exercise.touchedFiles(from: files, to: now) == [])
        now["Tests/LawTests/LawTests.swift"] = nil
        #expect(exercise.touchedFiles(from: files, to: now).map(\.file) == ["Tests/LawTests/LawTests.swift"])
    }

    @Test(arguments: [
        ("Tests/LawTests/Mine.swift", Verdict.done),
        ("Tests/LawTests/LawTests.swift", .overshot),
        ("Package.swift", .overshot),
    ])
    func `changed laws or a changed build keep an exercise from being done, but added tests don't`(
        path: String, verdict: Verdict
    ) throws {
        let kata = try CopiedKata()
        let solution = try kata.workspace.files(of: kata.exercise).solution()
        for (name, text) in solution { try kata.write(text, to: "Sources/TopMovies/\(name)") }
        try kata.write("// Mine.\n", to: path)
        if verdict == .done {
            try kata.workspace.note(Check(kata.exercise, in: kata.workspace), seconds: 1)
        } else {
            #expect(try kata.run(.check) == 1)
        }
        let check = try #require(kata.workspace.log.entries.last)
        #expect(check.verdict == verdict, "\(check.problems)")
        #expect(check.red == 0, "\(check.problems)")
        #expect(check.problems.contains("rest-untouched \(path)") == (verdict == .overshot))
        #expect(try (kata.workspace.debrief(of: kata.exercise).effort != nil) == (verdict == .done))
    }

    @Test(arguments: Exercise.all.filter { !$0.untouched.files.isEmpty })
    func `each file that a task leaves alone is reported if it changed or is gone, with the reason`(
        exercise: Exercise
    ) throws {
        let start = try ExerciseFiles(exercise: exercise, repository: .this).package().mapValues { Data($0.utf8) }
        #expect(exercise.touchedFiles(from: start, to: start) == [])
        for file in exercise.untouched.files {
            let path = "\(exercise.app.sources)/\(file)"
            let touched = [TouchedFile(file: path, reason: exercise.untouched.reason)]
            for content in [Data("// Mine.\n".utf8), nil] {
                var now = start
                now[path] = content
                #expect(exercise.touchedFiles(from: start, to: now) == touched)
            }
        }
        #expect(exercise.untouched.reason.hasPrefix("has changed: restore it, because "))
    }

    @Test func `with a changed cost program, an exercise is never done, even if the laws hold`() throws {
        let kata = try CopiedKata(Exercise.all[13])
        try kata.write("// Mine.\n", to: "Sources/cost/main.swift")
        #expect(try kata.run(.check) == 1)
        let entry = try #require(kata.workspace.log.entries.last)
        #expect(entry.verdict == .overshot)
        #expect(entry.problems == ["rest-untouched Sources/cost/main.swift"])
    }
}
