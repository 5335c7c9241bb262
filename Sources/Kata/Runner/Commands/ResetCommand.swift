import Foundation

/// `kata reset`: lays the exercise anew.
struct ResetCommand: KataCommand {
    static let name = "reset"
    static let audience = Audience.participants
    static let summary = "begin the exercise anew; your attempt is saved first"
    static let help = """
        Usage: kata reset [--in DIR]

        Lays your copy as it was at the start of the exercise. What you wrote is saved first, and you are told where.
        """

    private let workspace: Workspace

    init(_ words: [String], in repository: Repository) throws {
        workspace = Workspace(in: repository, path: try CommandWords(words).folder)
    }

    func run() throws -> Int32 {
        for line in try reset() { print(line) }
        return 0
    }

    /// Lays it.
    /// - Returns: What is to be told about it, line by line.
    func reset() throws -> [String] {
        let exercise = try workspace.currentExercise()
        let attempt = try workspace.lay(try LaidPackage(of: exercise, in: workspace.repository).files())
        return [
            attempt.map { "Your attempt is saved in '\($0.path)'." }
                ?? "There was nothing to save: the copy is as it was laid.",
            "Exercise \(exercise.number) is as at its start.",
        ]
    }
}
