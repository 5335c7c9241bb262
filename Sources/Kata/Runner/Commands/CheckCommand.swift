import Foundation

/// `kata check`: lights both lamps.
struct CheckCommand: KataCommand {
    static let name = "check"
    static let audience = Audience.participants
    static let summary = "build your copy, and light both lamps"
    static let help = """
        Usage: kata check [--all] [--in DIR]

        Builds your copy, tries the laws on it (behaviour) and looks at who knows whom (structure). Of each it tells the first
        five things that are wrong, or --all.

        Exit status: 0 if the exercise is done, else 1.
        """

    private let workspace: Workspace
    private let limit: Int

    init(_ words: [String], in repository: Repository) throws {
        let words = try CommandWords(words, switches: ["--all"])
        workspace = Workspace(in: repository, path: words.folder)
        limit = words.switches.contains("--all") ? .max : 5
    }

    func run() throws -> Int32 {
        let exercise = try workspace.currentExercise()
        if isatty(STDERR_FILENO) == 1 { FileHandle.standardError.write(Data("Building and checking …\r".utf8)) }
        let check = try Check(exercise, in: workspace)
        if isatty(STDERR_FILENO) == 1 { FileHandle.standardError.write(Data("\u{1B}[K".utf8)) }
        try workspace.note(check)
        for line in Report(check, style: .ofOutput, limit: limit).lines { print(line) }
        if check.verdict == .done { print(Self.next(after: exercise)) }
        return check.verdict == .done ? 0 : 1
    }

    private static func next(after exercise: Exercise) -> String {
        let diff = "Compare with the reference: swift run kata diff."
        guard exercise.number < Exercise.all.count else { return "\(diff) That was the last exercise." }
        return "\(diff) Next: swift run kata start \(exercise.number + 1)"
    }
}

extension Workspace {
    /// Notes a check in the progress.
    func note(_ check: Check) throws {
        var progress = Progress(contentsOf: self.progress)
        // A file that is away for a moment must not be replaced by an empty one.
        guard progress.currentRow != nil else { return }
        progress.note { row in
            row.checks += 1
            row.verdict = check.verdict.rawValue
            if check.verdict == .done, row.done.isEmpty { row.done = Date.now.minute }
        }
        try progress.write(to: self.progress)
    }
}
