import Foundation

/// The files of an exercise: those in its folder, and those it shares with the steps.
struct ExerciseFiles: Sendable {
    let exercise: Exercise
    let repository: Repository

    /// The files of the exercise that this one repeats.
    private var first: ExerciseFiles? { exercise.first.map { ExerciseFiles(exercise: $0, repository: repository) } }

    /// The sources that the participant begins with, by name; a repeated change begins with those of the first time.
    func start() throws -> [String: String] {
        let sources = try sources(in: exercise.start)
        return try edited(first?.edited(sources, by: "start") ?? sources, by: "start")
    }

    func solution() throws -> [String: String] {
        guard exercise.change != nil else { return try sources(in: exercise.solution) }
        let (start, written) = try (start(), edited(start(), by: "solution"))
        // A change that adds no view is defined by its micro-steps alone.
        return written == start ? try microSteps().reduce(start) { try $1.applied(to: $0, solution: [:]) } : written
    }

    /// The micro-steps that the task proposes.
    func microSteps() throws -> [MicroStep] {
        try patches("steps.txt", fields: ["as", "clears", "final", "says"]).map(MicroStep.init)
    }

    /// The views that the laws are tried through, as source.
    func subjects() throws -> String {
        if let own = try? text("Subjects.swift") { return own }
        return try first?.subjects() ?? Resource.text("Subjects.template", ["feature": exercise.app.feature.type])
            + "\n"
    }

    /// The task, as written to the participant's folder, with its micro-steps from `steps.txt`.
    func task() throws -> String {
        let steps = try zip(1..., microSteps()).map { "\($0). \($1.text)" }.joined(separator: "\n")
        return try text("TASK.md").replacing("[The micro-steps](steps.txt)", with: steps)
    }

    /// Three hints, from a nudge to a plan, each as one line.
    func hints() throws -> [String] {
        try text("HINTS.md").split(separator: /(?m)^## .*$/).dropFirst().map {
            $0.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
    }

    /// A file of the exercise's folder.
    func text(_ name: String) throws -> String {
        try repository.text(at: "Steps/exercises/\(exercise.folder)/\(name)")
    }

    /// Returns sources with the files of the folder `name` beside the task, and with the edits in `name.txt`.
    private func edited(_ sources: [String: String], by name: String) throws -> [String: String] {
        let url = repository.root.appending(path: "Steps/exercises/\(exercise.folder)/\(name)")
        let files = url.exists ? try url.swiftFiles() : [:]
        let edits = url.appendingPathExtension("txt").exists ? try patches("\(name).txt", fields: []) : []
        return try edits.reduce(sources.merging(files) { $1 }) { try $1.applied(to: $0) }
    }

    func patches(_ name: String, fields: Set<String>) throws -> [Patch] {
        Patch.all(parsing: "\n" + (try text(name)), fields: fields)
    }

    func sources(in folder: SourcesFolder) throws -> [String: String] {
        try repository.root.appending(path: folder.path).swiftFiles()
    }
}
