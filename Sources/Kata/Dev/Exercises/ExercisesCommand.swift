import ConsoleProgram
import ExerciseKit
import Foundation

extension KataCommand {
    static let exercises = KataCommand(
        "dev exercises", for: .authors,
        "try each exercise's start, steps and wrong turns",
        arguments: [.optional("N")],
        options: [quick],
        discussion: """
            Sets up each exercise, or exercise N, in a separate folder in .build, and checks the
            exercise as a participant would: at the start, after each step up to the reference
            solution, and after each wrong turn. Each wrong turn has an expected result. The steps
            and wrong turns are in steps.txt and wrong-turns.txt, next to TASK.md. The full run
            takes several minutes; with --quick, the command checks only the start, the last step
            and one wrong turn, or two if there's one that changes more than the task allows.

            Exit status: 0, or 1 if a result isn't as expected.
            """
    ) { arguments, repository in
        let number = arguments.words.first
        let exercises = Exercise.all.filter { number == nil || number == "\($0.number)" }
        if let number, exercises.isEmpty { throw UsageError("There is no exercise '\(number)'.") }
        // Uses two copies at once, because SwiftPM mostly uses only one processor to build a small package.
        let verdicts = try ["odd", "even"].concurrentMap { name in
            let folder = repository.root.appending(path: ".build/exercises/\(name)")
            let workspace = Workspace(in: repository, path: folder.path)
            let own = exercises.filter { ($0.number % 2 == 0) == (name == "even") }
            return try own.map { exercise in
                var lines = ["Exercise \(exercise.number), \(exercise.title)"]
                var isAsExpected = true
                try workspace.prove(exercise, isQuick: arguments[quick]) { isExpected, text in
                    lines.append("  \(isExpected ? "ok " : "NOT")  \(text)")
                    isAsExpected = isAsExpected && isExpected
                }
                try Terminal.current.print(lines.map { Line($0) })
                return isAsExpected
            }
        }
        let isAsExpected = !verdicts.joined().contains(false)
        try Terminal.print("\(isAsExpected ? "Every" : "Not every") verdict is as expected.")
        return isAsExpected ? 0 : 1
    }

    private static let quick = Flag("--quick", "try only the start, the last step and one or two wrong turns")
}

extension Workspace {
    /// Tries an exercise: its start, each part up to the solution, and typical mistakes.
    /// - Parameter isQuick: Whether to try only the last of the parts, the first mistake, and the first that overshoots.
    fileprivate func prove(
        _ exercise: Exercise, isQuick: Bool, _ report: (Bool, String) -> Void
    ) throws {
        let files = files(of: exercise)
        let folder = self.folder.appending(path: exercise.app.sources)
        func check(_ sources: [String: String]) throws -> Check {
            try folder.removeIfThere()
            try folder.write(sources)
            return try Check(exercise, in: self)
        }
        _ = try lay(exercise)
        // A refactoring begins before its move is made, with all laws green. Exercise 1 begins with broken laws.
        let start = try Check(exercise, in: self)
        let broken = exercise.brokenLaws
        let isStart = start.verdict == .notStarted && start.brokenLaws == broken && start.part == 0
        report(isStart, "the start: \(start.summary)")
        let states = try files.states()
        for (number, state) in zip(1..., states) where !isQuick || number == states.count {
            let check = try check(state)
            let isLast = !check.parts.dropFirst(number).contains(where: \.solvesProblems)
            let left: [Verdict] = broken.isEmpty ? [.notMoved, .layersRed] : [.behaviourRed]
            let verdicts = isLast ? [.done] : left
            let isExpected = verdicts.contains(check.verdict) && check.part == (isLast ? nil : number)
            report(isExpected, "\(number). \(check.parts[number - 1].name): \(check.summary)")
        }
        let isReference = try states.last == files.solution()
        report(isReference, "that is \(isReference ? "" : "not ")the solution")
        let turns = try files.wrongTurns()
        // A quick trial also sees that a change to a file that must stay as it is gets noticed.
        let quick = turns.indices.filter { $0 == 0 || $0 == turns.firstIndex { $0.verdict == .overshot } }
        for turn in isQuick ? quick.map({ turns[$0] }) : turns {
            let check = try check(turn.sources)
            let isBroken = [nil, check.brokenLaws.joined(separator: " ")].contains(turn.breaks)
            report(isBroken && check.verdict == turn.verdict, "\(turn.meaning): \(check.summary)")
        }
    }
}

extension Check {
    /// The names of the broken laws, without duplicates.
    fileprivate var brokenLaws: [String] {
        Set(((laws?.failures ?? []) + (layers?.failures ?? [])).map(\.id)).sorted()
    }

    fileprivate var summary: String {
        let errors = errors.first.map { " \($0.file):\($0.line) \($0.message)" } ?? ""
        let broken = problems.filter { !$0.contains(": ") }.joined(separator: ", ")
        let next = part.map { ", step \($0 + 1)" } ?? ""
        return "\(verdict.rawValue)\(broken.isEmpty ? "" : " (\(broken))")\(errors)\(next)"
    }
}
