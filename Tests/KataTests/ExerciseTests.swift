import Foundation
import Structure
import Testing

@testable import kata

/// Each exercise begins where its step is not made yet, and ends where it is.
///
/// These look at the sources alone; `kata dev exercises` builds them, and tries the laws as well.
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
    func `the micro-steps lead to the solution, and each finding to the next micro-step`(
        exercise: Exercise
    ) throws {
        let files = ExerciseFiles(of: exercise, in: .this)
        let states = [try files.start()] + (try files.states())
        #expect(try states.last == files.solution())
        #expect(Set(states).count == states.count)
        let steps = try files.microSteps()
        let task = try files.task()
        let way = try #require(task.firstRange(of: "## Micro-steps"))
        #expect(task[way.upperBound...].matches(of: /(?m)^\d+\.\s/).count == steps.count)
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

    /// Their verdicts are proved by `kata dev exercises`.
    @Test(arguments: Exercise.all)
    func `there are at least three wrong turns, and each applies`(exercise: Exercise) throws {
        let files = ExerciseFiles(of: exercise, in: .this)
        let turns = try files.wrongTurns()
        #expect(turns.count >= 3)
        #expect(turns.allSatisfy { $0.turn.verdict != .done })
        let known = try [files.start(), files.solution()]
        for turn in turns { #expect(!known.contains(turn.sources), "\(turn.turn.meaning)") }
        #expect(Set(turns.map(\.sources)).count == turns.count)
    }

    @Test(arguments: Exercise.all)
    func `there is a task, and three hints, none of which is the solution`(exercise: Exercise) throws {
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

    @Test(arguments: Exercise.all)
    func `a debrief says what you gained and paid, asks, and answers separately`(exercise: Exercise) throws {
        let text = try ExerciseFiles(of: exercise, in: .this).debrief()
        #expect(text.hasPrefix("# Debrief \(exercise.number): "))
        let debrief = Debrief(of: exercise, text: text, effort: nil)
        let (lines, answer) = (debrief.lines.map(\.plain), debrief.answer.map(\.plain))
        let headings = ["What you gained", "What you paid", "When not to do it", "A question"]
        #expect(lines.filter(headings.contains) == headings)
        #expect(answer.first == "An answer" && answer.joined().count > 200)
        #expect(answer.contains("Where to go next") == (exercise.next == nil))
    }

    @Test func `a debrief shows the participant's figures, beside those of the same change before`() throws {
        let (start, end) = (["A.swift": "let a = 1\n"], ["A.swift": "let a = 2\n", "B.swift": "let b = 1\n"])
        let effort = try Effort(from: start, to: end, in: .topMovies)
        #expect(effort.rows.prefix(2).map(\.figure) == ["2", "+2 -1"])
        let again = Exercise.all[3]
        #expect(again.repeats == 2)
        let alone = Debrief(of: again, text: "", effort: effort).lines.map(\.plain)
        #expect(alone.contains { $0.hasSuffix("swift run kata start 2") })
        let both = Debrief(of: again, text: "", effort: effort, before: effort).lines.map(\.plain)
        #expect(both.contains { $0.contains("exercise 2") && $0.contains("exercise 4") })
        #expect(both.contains { $0.matches(of: /\+2 -1/).count == 2 })
    }

    @Test(arguments: [(2, [26, 39], [2, 3]), (4, [9, 9], [2, 3]), (5, [9, 9], [2, 4]), (7, [9, 9], [1, 2])])
    func `a layer's saving is a number`(number: Int, formatting: [Int], navigating: [Int]) throws {
        let files = ExerciseFiles(of: Exercise.all[number - 1], in: .this)
        let effort = try Effort(from: files.start(), to: files.solution(), in: .topMovies)
        #expect(effort.formatting == formatting)
        #expect(effort.navigating == navigating)
    }

    @Test func `a rename allows changed comments and order, and nothing else`() throws {
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
    func `each expected view has a subject`(exercise: Exercise) throws {
        let subjects = try ExercisePackage(of: exercise, in: .this).files()["Tests/LawTests/Subjects.swift"]
        #expect(subjects?.ranges(of: "Subject(name: ").count == exercise.views)
    }

    @Test func `the files that must not change exist`() throws {
        for exercise in Exercise.all where !exercise.untouched.files.isEmpty {
            let start = try ExerciseFiles(of: exercise, in: .this).start()
            #expect(exercise.untouched.files.allSatisfy { start[$0] != nil })
        }
    }
}

extension Line {
    fileprivate var plain: String { text(isColored: false) }
}
