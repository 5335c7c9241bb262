import Foundation
import Structure
import Testing

@testable import kata

/// Each exercise begins where its step is not made yet, and ends where it is.
///
/// These look at the sources alone; `kata exercises` builds them, and tries the laws as well.
struct ExerciseTests {
    /// The lamp of each exercise, lit once for all tests.
    static let lamps = Result {
        try Exercise.all.map { try ExerciseLamp(of: $0, start: ExerciseFiles(of: $0, in: .this).start()) }
    }

    @Test(arguments: Exercise.all)
    func `at the start nothing is moved, and the solution is built as asked`(exercise: Exercise) throws {
        let files = ExerciseFiles(of: exercise, in: .this)
        let lamp = try Self.lamps.get()[exercise.number - 1]
        let start = try Verdict(behaves: exercise.brokenLaws.isEmpty, findings: lamp.findings(in: files.start()))
        #expect(start == (exercise.number == 1 ? .behaviourRed : .notMoved))
        #expect(try lamp.findings(in: files.solution()) == [])
        #expect(try files.start() != files.solution())
    }

    /// The others are built by `kata exercises`; these two end in a step.
    @Test(arguments: Exercise.all.filter { $0.wrongTurn.end != nil })
    func `a wrong turn of structure gets its verdict`(exercise: Exercise) throws {
        let files = ExerciseFiles(of: exercise, in: .this)
        let findings = try Self.lamps.get()[exercise.number - 1].findings(in: files.wrongTurn())
        #expect(Verdict(behaves: true, findings: findings) == exercise.wrongTurn.verdict, "\(findings)")
    }

    @Test(arguments: Exercise.all)
    func `there is a task, and three hints of which none is the solution`(exercise: Exercise) throws {
        let files = ExerciseFiles(of: exercise, in: .this)
        let task = try files.task()
        #expect(task.hasPrefix("# Exercise \(exercise.number): "))
        for heading in ["## Goal", "## Allowed moves", "## Micro-steps"] { #expect(task.contains(heading)) }
        let hints = try files.hints()
        #expect(hints.count == 3)
        #expect(hints.allSatisfy { (80...700).contains($0.count) })
        let start = try Set(files.start().values.flatMap { $0.split(separator: "\n") })
        let written = try files.solution().values.flatMap { $0.split(separator: "\n") }.filter { !start.contains($0) }
        for line in written.map({ $0.trimmingCharacters(in: .whitespaces) }) where line.count > 40 {
            #expect(!hints.contains { $0.contains(line) }, "a hint holds '\(line)'")
        }
    }

    @Test func `the micro-steps of exercise 2 lead to its solution`() throws {
        let exercise = Exercise.all[1]
        let files = ExerciseFiles(of: exercise, in: .this)
        let states = try files.states(after: MicroStep.presenter)
        #expect(try states.last?.sources == files.solution())
        #expect(Set(states.map(\.sources)).count == states.count)
    }

    @Test func `a rename allows other comments and an order of its own, and nothing else`() throws {
        let exercise = Exercise.all[3]
        let (lamp, solution) = try (Self.lamps.get()[3], ExerciseFiles(of: exercise, in: .this).solution())
        func rules(_ name: String, _ edit: (String) -> String) -> [String] {
            lamp.unrelated(in: solution.merging([name: edit(solution[name, default: ""])]) { $1 }).map(\.rule)
        }
        #expect(rules("MovieListInteractor.swift") { "// Renamed.\n" + $0.replacing("\n\n", with: "\n") } == [])
        #expect(rules("MovieListInteractor.swift") { $0.replacing("interactor", with: "movieInteractor") } == [])
        #expect(
            rules("MovieListInteractor.swift") { $0.replacing(".prefix(limit)", with: "") } == ["nothing-but-names"])
        #expect(rules("MovieListInteractor.swift") { $0.replacing("limit", with: "count") } == ["nothing-but-names"])
        #expect(rules("New.swift") { _ in "let new = 1" } == ["nothing-but-names"])
    }

    @Test(arguments: Exercise.all)
    func `each view that there is to be has a subject`(exercise: Exercise) throws {
        let subjects = try ExercisePackage(of: exercise, in: .this).files()["Tests/LawTests/Subjects.swift"]
        #expect(subjects?.ranges(of: "Subject(name: ").count == exercise.views)
    }

    @Test func `what must stay untouched is there`() throws {
        for exercise in Exercise.all where !exercise.untouched.isEmpty {
            let start = try ExerciseFiles(of: exercise, in: .this).start()
            #expect(exercise.untouched.allSatisfy { start[$0] != nil })
        }
    }
}
