import Foundation

/// `kata` alone: where a participant is, and the one thing to do next.
struct StatusCommand: KataCommand {
    static let name = "status"
    static let audience = Audience.participants
    static let summary = "tell where you are, and what to do next; 'kata' alone does the same"
    static let help = """
        Usage: kata [status] [--in DIR]

        Tells which exercise you are at, what the last check came to, and the one thing to do next.
        """

    private let workspace: Workspace

    init(_ words: [String], in repository: Repository) throws {
        workspace = Workspace(in: repository, path: try CommandWords(words).folder)
    }

    func run() throws -> Int32 {
        guard workspace.isLaid, let row = Progress(contentsOf: workspace.progress).currentRow else {
            print("Top Movies, from MVVM to VIPER: \(Exercise.all.count) exercises.")
            print("Next: swift run kata start 1")
            return 0
        }
        let exercise = try workspace.currentExercise()
        print("Exercise \(exercise.number) of \(Exercise.all.count): \(exercise.title), in '\(workspace.folder.path)'.")
        print(
            "Checked \(row.checks) times, \(row.hints) of 3 hints taken; last verdict: \(row.verdict.isEmpty ? "none" : row.verdict)."
        )
        print("Next: \(next(row, exercise))")
        return 0
    }

    private func next(_ row: Progress.Row, _ exercise: Exercise) -> String {
        if row.checks == 0 { return "read TASK.md there, change something, then: swift run kata check" }
        guard row.verdict == Verdict.done.rawValue else { return "swift run kata check (stuck? swift run kata hint)" }
        guard exercise.number < Exercise.all.count else { return "nothing: that was the last exercise." }
        return "swift run kata start \(exercise.number + 1)"
    }
}
