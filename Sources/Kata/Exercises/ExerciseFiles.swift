import Foundation

/// What an exercise consists of: what lies in `Steps/exercises`, and what it shares with the steps.
struct ExerciseFiles: Sendable {
    let exercise: Exercise
    let repository: Repository

    init(of exercise: Exercise, in repository: Repository) { (self.exercise, self.repository) = (exercise, repository) }

    /// The sources that the participant begins with, by name.
    func start() throws -> [String: String] { try sources(in: exercise.start).merging(overlay("start")) { $1 } }

    func solution() throws -> [String: String] {
        try sources(in: exercise.solution).merging(overlay("solution")) { $1 }
    }

    /// The sources that the exercise's wrong turn ends in, by name.
    func wrongTurn() throws -> [String: String] {
        if let end = exercise.wrongTurn.end { return try sources(in: end) }
        return try solution().merging(overlay("wrong-turn")) { $1 }
    }

    /// The sources after each of `steps`, one after the other.
    func states(after steps: [MicroStep]) throws -> [(sentence: String, sources: [String: String])] {
        let solution = try solution()
        var sources = try start()
        return try steps.map { step in
            for file in step.final { sources[file] = solution[file] }
            if let interim = step.interim { try sources.merge(overlay(interim)) { $1 } }
            return (step.sentence, sources)
        }
    }

    /// The task, as it is laid in the participant's folder.
    func task() throws -> String { try repository.text(at: "\(folder)/TASK.md") }

    /// Three hints, from a nudge to a plan, each as one line.
    func hints() throws -> [String] {
        try repository.text(at: "\(folder)/HINTS.md").split(separator: /(?m)^## .*$/).dropFirst().map {
            $0.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
    }

    /// The files of a folder beside the task, by name; none where there is no such folder.
    func overlay(_ name: String) throws -> [String: String] {
        let url = repository.root.appending(path: "\(folder)/\(name)")
        return url.exists ? try url.swiftFiles() : [:]
    }

    private func sources(in folder: SourcesFolder) throws -> [String: String] {
        try repository.root.appending(path: folder.path).swiftFiles()
    }

    private var folder: String { "Steps/exercises/\(exercise.folder)" }
}
