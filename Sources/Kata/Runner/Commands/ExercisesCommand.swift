import ConsoleUI
import Foundation

extension KataCommand {
    static let exercises = KataCommand("exercises", words: 1) { arguments, repository in
        let exercises = Exercise.all.filter { exercise in
            arguments.words.first.map { "\(exercise.number)" == $0 } ?? true
        }
        guard !exercises.isEmpty else { throw UsageError("There is no exercise '\(arguments.words[0])'.") }
        let folder = repository.root.appending(path: ".build/exercises")
        let trial = Trial(
            workspace: Workspace(
                in: repository, folder: folder.appending(path: "copy"), store: folder.appending(path: "store")))
        var isAsExpected = true
        for exercise in exercises {
            print("Exercise \(exercise.number), \(exercise.title)")
            for result in try trial.results(of: exercise) {
                print("  \(result.isAsExpected ? "ok " : "NOT")  \(result.text)")
                isAsExpected = isAsExpected && result.isAsExpected
            }
        }
        print(isAsExpected ? "Every verdict is as expected." : "Not every verdict is as expected.")
        return isAsExpected ? 0 : 1
    }
}

/// Takes an exercise all the way, from its start over a wrong turn to its solution.
private struct Trial {
    let workspace: Workspace

    func results(of exercise: Exercise) throws -> [(isAsExpected: Bool, text: String)] {
        let files = ExerciseFiles(of: exercise, in: workspace.repository)
        _ = try workspace.lay(ExercisePackage(of: exercise, in: workspace.repository).files())
        // A refactoring begins with all laws kept, and its move not made; exercise 1 begins with holes.
        let start = try Check(exercise, in: workspace)
        let isStart =
            start.verdict == .notStarted && start.brokenLaws == exercise.brokenLaws
            && start.findings.isEmpty != exercise.brokenLaws.isEmpty
        var results = [(isStart, "the start: \(start.summary)")]
        for state in try exercise.number == 2 ? files.states(after: MicroStep.presenter) : [] {
            let check = try self.check(exercise, with: state.sources)
            let isLast = state.sources == (try files.solution())
            results.append(
                (check.verdict == (isLast ? .done : .notMoved), "\(state.sentence): \(check.verdict.rawValue)"))
        }
        let wrong = try check(exercise, with: files.wrongTurn()).verdict
        results.append(
            (wrong == exercise.wrongTurn.verdict, "\(exercise.wrongTurn.meaning.dropLast()): \(wrong.rawValue)"))
        let done = try check(exercise, with: files.solution())
        return results + [(done.verdict == .done, "the solution: \(done.summary)")]
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
    /// The names of the laws that are not kept, each once.
    fileprivate var brokenLaws: [String] {
        Set((laws?.failures ?? []).map { String($0.law.prefix { $0 != " " }) }).sorted()
    }

    fileprivate var summary: String {
        let errors = build.failures.first.map { " \($0.file):\($0.line) \($0.message)" } ?? ""
        let laws = brokenLaws.isEmpty ? "" : " (\(brokenLaws.joined(separator: ", ")))"
        return verdict.rawValue + laws + errors
    }
}
