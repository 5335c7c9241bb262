import ConsoleUI
import Foundation

extension KataCommand {
    static let start = KataCommand("start", words: 1) { arguments, repository in
        guard let word = arguments.words.first else {
            throw UsageError("'start' needs the number of an exercise, 1 to \(Exercise.all.count).")
        }
        guard let exercise = Exercise.all.first(where: { "\($0.number)" == word }) else {
            throw UsageError("There is no exercise '\(word)': choose one from 1 to \(Exercise.all.count).")
        }
        for line in try Workspace(in: repository, arguments).start(exercise) { print(line) }
        return 0
    }

    static let reset = KataCommand("reset") { arguments, repository in
        for line in try Workspace(in: repository, arguments).reset() { print(line) }
        return 0
    }
}

extension Workspace {
    /// - Returns: What to tell the participant, line by line.
    func start(_ exercise: Exercise) throws -> [String] {
        let attempt = try lay(ExercisePackage(of: exercise, in: repository).files())
        try remember()
        var progress = savedProgress
        progress.begin(exercise, at: .now)
        try write(progress)
        return (attempt.map { ["What was there is saved in '\($0.path)'."] } ?? []) + [
            "Exercise \(exercise.number), \(exercise.title), is in '\(folder.path)'.",
            "Next: read TASK.md there, then: swift run kata check (or: swift run kata watch)",
        ]
    }

    /// - Returns: What to tell the participant, line by line.
    func reset() throws -> [String] {
        let exercise = try currentExercise()
        let attempt = try lay(ExercisePackage(of: exercise, in: repository).files())
        return [
            attempt.map { "Your attempt is saved in '\($0.path)'." }
                ?? "There was nothing to save: the copy hasn't changed.",
            "Exercise \(exercise.number) is back at its start.",
        ]
    }
}
