import Foundation

/// The files of an exercise: those in `Steps/exercises`, and those it shares with the steps.
struct ExerciseFiles: Sendable {
    let exercise: Exercise
    let repository: Repository

    init(of exercise: Exercise, in repository: Repository) { (self.exercise, self.repository) = (exercise, repository) }

    /// The sources that the participant begins with, by name.
    func start() throws -> [String: String] {
        // A repeated change begins with the files of the first time.
        let first = Exercise.all.first { $0.number == exercise.repeats }
        let sources = try sources(in: exercise.start)
        return try edited(
            first.map { try ExerciseFiles(of: $0, in: repository).edited(sources, by: "start") } ?? sources, by: "start"
        )
    }

    func solution() throws -> [String: String] {
        guard exercise.change != nil else { return try sources(in: exercise.solution) }
        let (start, written) = try (start(), edited(start(), by: "solution"))
        // A change that adds no view is defined by its micro-steps alone.
        return written == start ? try microSteps().reduce(start) { try $1.applied(to: $0, solution: [:]) } : written
    }

    /// The micro-steps that the task proposes.
    func microSteps() throws -> [MicroStep] {
        try patches("steps.txt", fields: ["as", "clears", "final"]).map(MicroStep.init)
    }

    /// The sources after each micro-step, one after the other.
    func states() throws -> [[String: String]] {
        let solution = try solution()
        var sources = try start()
        return try microSteps().map { step in
            if let number = step.base { sources = try self.sources(in: .step(number)) }
            sources = try step.applied(to: sources, solution: solution)
            return sources
        }
    }

    /// Returns common mistakes, and the sources that they lead to.
    func wrongTurns() throws -> [(turn: WrongTurn, sources: [String: String])] {
        try patches("wrong-turns.txt", fields: ["from", "verdict"]).map(WrongTurn.init).map { turn in
            let base =
                switch turn.base {
                case "start": try start()
                case "solution": try solution()
                case let other:
                    if let number = Int(other) {
                        try sources(in: .step(number))
                    } else {
                        try Exercise.all.first { $0.folder == other }
                            .map { try ExerciseFiles(of: $0, in: repository).solution() } ?? solution()
                    }
                }
            return (turn, try turn.applied(to: base))
        }
    }

    /// The task, as written to the participant's folder.
    func task() throws -> String { try repository.text(at: "\(folder)/TASK.md") }

    /// Returns the debrief's text.
    func debrief() throws -> String { try repository.text(at: "\(folder)/DEBRIEF.md") }

    /// Three hints, from a nudge to a plan, each as one line.
    func hints() throws -> [String] {
        try repository.text(at: "\(folder)/HINTS.md").split(separator: /(?m)^## .*$/).dropFirst().map {
            $0.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
    }

    /// Returns sources with the files of the folder `name` beside the task, and with the edits in `name.txt`.
    private func edited(_ sources: [String: String], by name: String) throws -> [String: String] {
        let url = repository.root.appending(path: "\(folder)/\(name)")
        let files = url.exists ? try url.swiftFiles() : [:]
        let edits = url.appendingPathExtension("txt").exists ? try patches("\(name).txt", fields: []) : []
        return try edits.reduce(sources.merging(files) { $1 }) { try $1.applied(to: $0) }
    }

    private func patches(_ name: String, fields: Set<String>) throws -> [Patch] {
        Patch.all(parsing: "\n" + (try repository.text(at: "\(folder)/\(name)")), fields: fields)
    }

    private func sources(in folder: SourcesFolder) throws -> [String: String] {
        try repository.root.appending(path: folder.path).swiftFiles()
    }

    private var folder: String { "Steps/exercises/\(exercise.folder)" }
}
