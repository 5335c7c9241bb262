import Foundation

/// `kata start`: lays the copy of an exercise.
struct StartCommand: KataCommand {
    static let name = "start"
    static let audience = Audience.participants
    static let summary = "lay your copy of an exercise in MyKata"
    static let help = """
        Usage: kata start N [--in DIR]

        Lays your copy of exercise N in MyKata, or in DIR: a small package with the task in TASK.md. The commands after this
        one work on the same folder. If there is a copy already, it is saved first, and you are told where.
        """

    private let workspace: Workspace
    private let exercise: Exercise

    init(_ words: [String], in repository: Repository) throws {
        let words = try CommandWords(words, upTo: 1)
        guard let word = words.rest.first else {
            throw UsageError("'start' needs the number of an exercise, 1 to \(Exercise.all.count).")
        }
        guard let exercise = Exercise.all.first(where: { "\($0.number)" == word }) else {
            throw UsageError("There is no exercise '\(word)': choose one from 1 to \(Exercise.all.count).")
        }
        self.exercise = exercise
        workspace = Workspace(in: repository, path: words.folder)
    }

    func run() throws -> Int32 {
        for line in try start() { print(line) }
        return 0
    }

    /// Lays it.
    /// - Returns: What is to be told about it, line by line.
    func start() throws -> [String] {
        let attempt = try workspace.lay(try LaidPackage(of: exercise, in: workspace.repository).files())
        try workspace.remember()
        var progress = Progress(contentsOf: workspace.progress)
        progress.begin(exercise, at: .now)
        try progress.write(to: workspace.progress)
        return (attempt.map { ["What was there is saved in '\($0.path)'."] } ?? []) + [
            "Exercise \(exercise.number), \(exercise.title), lies in '\(workspace.folder.path)'.",
            "Next: read TASK.md there, then: swift run kata check (or: swift run kata watch)",
        ]
    }
}
