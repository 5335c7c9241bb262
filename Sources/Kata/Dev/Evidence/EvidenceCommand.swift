import ConsoleProgram
import Foundation

extension KataCommand {
    static let evidence = KataCommand(
        "dev evidence", for: .authors,
        "carry out the change requests in all steps, and measure what each costs",
        arguments: [.optional("TEXT")],
        options: [checkOnly],
        discussion: """
            Carries out each change request from Steps/changes in a git worktree of the commit in
            Steps/changes/commit.txt, and counts the lines that each costs. Then builds each change,
            or only those whose names contain TEXT, runs all laws on each step, and undoes the
            change in one view at a time to see whether a law fails. The full run takes several
            minutes. If all is well, writes the figures to Steps/changes/figures.tsv, and from there
            to Steps/evidence.md and its picture.

            Exit status: 0; 1 if a patch doesn't apply, doesn't build or breaks a law, or if --check
            finds a stale figure.
            """
    ) { arguments, repository in
        let (all, word) = (try Change.all(in: repository), arguments.words.first)
        let changes = all.filter { word.map($0.name.contains) ?? true }
        if let word, changes.isEmpty { throw UsageError("No change's name contains '\(word)'.") }
        var page = EvidencePage(figures: try Figures(repository.text(at: Figures.file)), changes: all)
        let worktree = try Worktree(in: repository)
        if let worktree { page.figures = try Figures(of: all, in: worktree, recorded: page.figures) }
        if arguments[checkOnly] {
            let remedy = "run 'swift run kata dev evidence', and check that the prose is still right."
            let complaints = try page.staleFiles(in: repository).keys.sorted().map {
                "\($0) contains a stale figure: \(remedy)"
            }
            let success =
                worktree == nil
                ? "The texts contain the recorded figures. The patches weren't applied: \(noHistory)"
                : "All \(all.count) changes apply, and the texts contain their figures."
            print(complaints.isEmpty ? success : complaints.joined(separator: "\n"))
            return complaints.isEmpty ? 0 : 1
        }
        guard let worktree else { throw KataError("Nothing can be built: \(noHistory)") }
        try FileHandle.standardError.write("Building each change, then undoing it in one view at a time …\n")
        var isSound = true
        for change in changes {
            do {
                try worktree.judge(change, in: &page.figures)
                print("\(change.name): builds, and every law passes in each version")
            } catch let error as KataError {
                print(error)
                isSound = false
            }
            fflush(nil)
        }
        guard isSound else { return 1 }
        let stale = try page.staleFiles(in: repository)
        try repository.root.write(stale)
        for file in stale.keys.sorted() { print("Written: \(file)") }
        return 0
    }

    private static let checkOnly = Flag(
        "--check", "build and write nothing: apply each patch, and report stale figures")

    private static let noHistory = """
        the study's commit (Steps/changes/commit.txt) isn't in this folder's history: run 'git fetch --unshallow' in a \
        shallow clone, or clone the repository if the folder came as a zip.
        """
}
