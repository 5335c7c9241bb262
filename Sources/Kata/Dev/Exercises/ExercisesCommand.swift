import ConsoleUI
import Foundation
import Structure

extension KataCommand {
    static let exercises = KataCommand("dev exercises", words: 1) { arguments, repository in
        let exercises = Exercise.all.filter { exercise in
            arguments.words.first.map { "\(exercise.number)" == $0 } ?? true
        }
        guard !exercises.isEmpty else { throw UsageError("There is no exercise '\(arguments.words[0])'.") }
        let folder = repository.root.appending(path: ".build/exercises")
        let trial = Trial(
            workspace: Workspace(
                in: repository, folder: folder.appending(path: "copy"), store: folder.appending(path: "store")),
            isQuick: arguments.has("--quick"))
        var isAsExpected = true
        for exercise in exercises {
            print("Exercise \(exercise.number), \(exercise.title)")
            try trial.run(exercise) { result in
                print("  \(result.isAsExpected ? "ok " : "NOT")  \(result.text)")
                isAsExpected = isAsExpected && result.isAsExpected
            }
        }
        print(isAsExpected ? "Every verdict is as expected." : "Not every verdict is as expected.")
        return isAsExpected ? 0 : 1
    }
}

/// Tries an exercise: its start, each micro-step up to the solution, and wrong turns.
private struct Trial {
    let workspace: Workspace
    /// Whether to leave out all but the first wrong turn, and all micro-steps but the last two.
    let isQuick: Bool

    func run(_ exercise: Exercise, _ report: ((isAsExpected: Bool, text: String)) -> Void) throws {
        let files = workspace.files(of: exercise)
        _ = try workspace.lay(workspace.files(of: exercise).package())
        // A refactoring begins with all laws green, and its move not made; exercise 1 begins with holes.
        let start = try Check(exercise, in: workspace)
        let isStart =
            start.verdict == .notStarted && start.brokenLaws == exercise.brokenLaws
            && start.findings.isEmpty != exercise.brokenLaws.isEmpty && start.step == 0
        report((isStart, "the start: \(start.summary)"))
        let states = try files.states()
        for (index, sources) in states.enumerated() where !isQuick || index >= states.count - 2 {
            let check = try self.check(exercise, with: sources)
            let isLast = index == states.count - 1
            let verdict: Verdict = isLast ? .done : exercise.brokenLaws.isEmpty ? .notMoved : .behaviourRed
            let isExpected = check.verdict == verdict && check.step == (isLast ? nil : index + 1)
            report((isExpected, "\(index + 1). \(check.steps[index].name): \(check.summary)"))
        }
        let isReference = try states.last == files.solution()
        report((isReference, "that is \(isReference ? "" : "not ")the solution"))
        for turn in try files.wrongTurns().prefix(isQuick ? 1 : .max) {
            let check = try check(exercise, with: turn.sources)
            report((check.verdict == turn.verdict, "\(turn.meaning): \(check.summary)"))
        }
    }

    private func check(_ exercise: Exercise, with sources: [String: String]) throws -> Check {
        let folder = workspace.sources(of: exercise)
        for name in folder.names where sources[name] == nil {
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
        try folder.write(sources)
        return try Check(exercise, in: workspace)
    }
}

extension Check {
    /// The names of the broken laws, each once.
    fileprivate var brokenLaws: [String] { Set((laws?.failures ?? []).map(\.id)).sorted() }

    fileprivate var summary: String {
        let errors = build.failures.first.map { " \($0.file):\($0.line) \($0.message)" } ?? ""
        let broken = (brokenLaws + Set(findings.map(\.rule)).sorted()).joined(separator: ", ")
        return verdict.rawValue + (broken.isEmpty ? "" : " (\(broken))") + errors
            + (step.map { ", step \($0 + 1)" } ?? "")
    }
}
