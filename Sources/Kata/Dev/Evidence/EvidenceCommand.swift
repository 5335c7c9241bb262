import ConsoleUI
import Foundation

extension KataCommand {
    static let evidence = KataCommand("dev evidence", words: 1) { arguments, repository in
        let all = try Change.all(in: repository)
        let changes = all.filter { change in arguments.words.first.map(change.name.contains) ?? true }
        guard !changes.isEmpty else { throw UsageError("No change's name contains '\(arguments.words[0])'.") }
        var figures = try Figures(repository.text(at: Figures.file))
        let worktree = try Worktree(in: repository)
        if let worktree { figures = try Figures(of: all, in: worktree, recorded: figures) }
        guard !arguments.has("--check") else {
            let success = "All \(all.count) changes apply, and the texts hold their figures."
            let rest = "The texts hold the recorded figures. The patches weren't applied: \(noHistory)"
            return try EvidencePage(figures: figures, changes: all)
                .check(in: repository, success: worktree == nil ? rest : success)
        }
        guard let worktree else { throw KataError("Nothing can be built: \(noHistory)") }
        try ByteStream.standardError.write("Building each change, and then each view forgotten …\n")
        var isSound = true
        for change in changes {
            do {
                try ChangeTrial(in: worktree).judge(change, in: &figures)
                print("\(change.name): builds, and every law holds in \(change.steps.count) steps")
            } catch let error as KataError {
                print(error)
                isSound = false
            }
            fflush(nil)
        }
        guard isSound else { return 1 }
        let stale = try EvidencePage(figures: figures, changes: all).staleFiles(in: repository)
        try repository.root.write(stale)
        for file in stale.keys.sorted() { print("Written: \(file)") }
        return 0
    }

    private static let noHistory = """
        the study's commit (Steps/changes/commit.txt) isn't in this folder's history: run 'git fetch --unshallow' in a \
        shallow clone, or clone the repository if the folder came as a zip.
        """
}

extension EvidencePage {
    fileprivate func check(in repository: Repository, success: String) throws -> Int32 {
        let stale = try staleFiles(in: repository)
        for (file, text) in stale.sorted(by: { $0.key < $1.key }) {
            let pairs = zip(1..., zip(try repository.text(at: file).lines, text.lines))
            let place = pairs.first { $1.0 != $1.1 }.map { ":\($0) holds a stale figure, '\($1.0.prefix(80))'" }
            let remedy = "run 'swift run kata dev evidence', and read whether the prose holds."
            print("\(file)\(place ?? " is incomplete"): \(remedy)")
        }
        if stale.isEmpty { print(success) }
        return stale.isEmpty ? 0 : 1
    }
}
