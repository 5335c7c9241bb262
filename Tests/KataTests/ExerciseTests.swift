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
        // A change that users see is missed by the laws.
        #expect(start == (exercise.number == 1 ? .behaviourRed : exercise.change == nil ? .notMoved : .done))
        #expect(try lamp.findings(in: files.solution()) == [])
        #expect(try files.start() != files.solution())
    }

    @Test(arguments: Exercise.all)
    func `the micro-steps lead to the solution, and each finding on the way to the step that comes next`(
        exercise: Exercise
    ) throws {
        let files = ExerciseFiles(of: exercise, in: .this)
        let states = [try files.start()] + (try files.states())
        #expect(try states.last == files.solution())
        #expect(Set(states).count == states.count)
        let steps = try files.microSteps()
        #expect(try files.task().matches(of: /(?m)^\d+\.\s/).count == steps.count)
        guard exercise.change == nil, exercise.brokenLaws.isEmpty else { return }
        for (index, state) in states.dropLast().enumerated() {
            let findings = try Self.lamps.get()[exercise.number - 1].findings(in: state)
            let check = Check(
                exercise, build: Build(failures: []), laws: LawRuns(events: "", expected: 0, hasSucceeded: true),
                findings: findings, steps: steps)
            #expect(check.findings.compactMap(check.step(of:)).min() == index, "\(findings)")
            #expect(check.findings.allSatisfy { check.step(of: $0) != nil }, "\(findings)")
        }
    }

    /// Their verdicts are proved by `kata exercises`.
    @Test(arguments: Exercise.all)
    func `there are three wrong turns at least, and each has its place`(exercise: Exercise) throws {
        let files = ExerciseFiles(of: exercise, in: .this)
        let turns = try files.wrongTurns()
        #expect(turns.count >= 3)
        #expect(turns.allSatisfy { $0.turn.verdict != .done })
        let known = try [files.start(), files.solution()]
        for turn in turns { #expect(!known.contains(turn.sources), "\(turn.turn.meaning)") }
        #expect(Set(turns.map(\.sources)).count == turns.count)
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

    @Test func `a rename allows other comments and an order of its own, and nothing else`() throws {
        let exercise = Exercise.all[7]
        let (lamp, solution) = try (Self.lamps.get()[7], ExerciseFiles(of: exercise, in: .this).solution())
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
        for exercise in Exercise.all where !exercise.untouched.files.isEmpty {
            let start = try ExerciseFiles(of: exercise, in: .this).start()
            #expect(exercise.untouched.files.allSatisfy { start[$0] != nil })
        }
    }
}
