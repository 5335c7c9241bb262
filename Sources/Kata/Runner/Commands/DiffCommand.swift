import Foundation
import KataExercises
package import KataRoute

/// `kata diff` without the numbers of steps: what differs between a participant's copy and the reference.
package struct OwnDiffCommand: KataCommand {
    package static let name = "diff"
    package static let audience = Audience.participants
    package static let summary = "show what differs between your copy and the reference"
    package static let help = """
        Usage: kata diff [--yes] [--in DIR]

        Shows what differs between your copy (-) and the reference solution (+). Before the exercise is done it asks for --yes,
        as 'kata solution' does.
        """

    private let workspace: Workspace
    private let isSure: Bool

    package init(_ words: [String], in repository: Repository) throws {
        let words = try CommandWords(words, switches: ["--yes"])
        workspace = Workspace(in: repository, path: words.folder)
        isSure = words.switches.contains("--yes")
    }

    package func run() throws -> Int32 {
        let exercise = try workspace.currentExercise()
        guard try workspace.showsSolution(isSure: isSure) else { return 1 }
        let reference = try workspace.laySolution(of: exercise)
        let color = Style.ofOutput.isColoured ? "always" : "never"
        let (diff, _) = try Tool.git([
            "diff", "--no-index", "--color=\(color)", "--src-prefix=yours/", "--dst-prefix=reference/", "--",
            workspace.sources.path, reference.path,
        ])
        print(diff.isEmpty ? "Yours is the reference, to the letter." : diff)
        return 0
    }
}
