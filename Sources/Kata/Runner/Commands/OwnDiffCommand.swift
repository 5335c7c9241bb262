import Foundation

/// `kata diff`: two steps, by their numbers, or else a participant's copy and the reference.
struct OwnDiffCommand: KataCommand {
    static let name = DiffCommand.name
    static let audience = DiffCommand.audience
    static let summary = "show what changes from one step to another, or from your copy to the reference"
    static let help = """
        \(DiffCommand.help)

           or: kata diff [--yes] [--in DIR]

        Without numbers: what differs between your copy (-) and the reference solution (+). Before the exercise is done it asks
        for --yes, as 'kata solution' does.
        """

    private enum Meaning {
        case steps(DiffCommand)
        case own(Workspace, isSure: Bool)
    }

    private let meaning: Meaning

    init(_ words: [String], in repository: Repository) throws {
        if words.contains(where: { Int($0) != nil }) {
            meaning = .steps(try DiffCommand(words, in: repository))
        } else {
            let words = try CommandWords(words, switches: ["--yes"])
            meaning = .own(Workspace(in: repository, path: words.folder), isSure: words.switches.contains("--yes"))
        }
    }

    func run() throws -> Int32 {
        switch meaning {
        case .steps(let command): return try command.run()
        case .own(let workspace, let isSure):
            let exercise = try workspace.currentExercise()
            guard try workspace.showsSolution(isSure: isSure) else { return 1 }
            print(try workspace.diff(of: exercise, isColoured: Style.ofOutput.isColoured))
            return 0
        }
    }
}

extension Workspace {
    /// What differs between the sources here and the reference solution, in words where nothing does.
    func diff(of exercise: Exercise, isColoured: Bool) throws -> String {
        let reference = try laySolution(of: exercise)
        let (diff, _) = try Tool.git([
            "diff", "--no-index", "--color=\(isColoured ? "always" : "never")", "--src-prefix=yours/",
            "--dst-prefix=reference/", "--", sources(of: exercise).path, reference.path,
        ])
        return diff.isEmpty ? "Yours is the reference, to the letter." : diff
    }
}
