/// `kata hint`: a little more help each time.
struct HintCommand: KataCommand {
    static let name = "hint"
    static let audience = Audience.participants
    static let summary = "give a hint, a plainer one each time"
    static let help = """
        Usage: kata hint [--in DIR]

        Gives the next of three hints: a nudge, a direction, a plan. They are counted in PROGRESS.md, and none is the solution.
        """

    private let workspace: Workspace

    init(_ words: [String], in repository: Repository) throws {
        workspace = Workspace(in: repository, path: try CommandWords(words).folder)
    }

    func run() throws -> Int32 {
        for line in try workspace.nextHint() { print(line) }
        return 0
    }
}

extension Workspace {
    /// The next hint, which is counted; after the last one, all of them once more.
    func nextHint() throws -> [String] {
        let exercise = try currentExercise()
        let hints = try ExerciseFiles(of: exercise, in: repository).hints()
        var progress = Progress(contentsOf: self.progress)
        let taken = progress.currentRow?.hints ?? 0
        guard taken < hints.count else {
            return zip(1..., hints).map { "Hint \($0) of \(hints.count): \($1)" }
                + ["There is no other hint. The solution is shown by 'swift run kata solution --yes'."]
        }
        progress.note { $0.hints += 1 }
        try progress.write(to: self.progress)
        return ["Hint \(taken + 1) of \(hints.count): \(hints[taken])"]
    }
}
