import Foundation

/// A git worktree of the commit that the study was made on, where the changes are carried out.
struct Worktree {
    let folder: URL
    /// The commit with a manifest that builds nothing but the steps and their laws.
    private(set) var base: String
    /// Git with settings of its own, and never in the repository around a worktree that's broken.
    private let git: Tool

    /// Returns nil if the repository's history lacks the commit.
    init?(in repository: Repository) throws {
        let build = repository.root.appending(path: ".build")
        folder = build.appending(path: "evidence")
        let settings = [
            "safe.directory=*", "core.hooksPath=/dev/null", "gc.auto=0", "user.name=kata", "user.email=kata@localhost",
        ]
        // With the same dates, a commit is the same each time, and leaves nothing new in the repository.
        git = Tool(
            ["git"] + settings.flatMap { ["-c", $0] },
            environment: [
                "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C",
                "GIT_CEILING_DIRECTORIES": build.path,
                "GIT_AUTHOR_DATE": "2026-11-23T00:00:00Z", "GIT_COMMITTER_DATE": "2026-11-23T00:00:00Z",
            ])
        base = try repository.text(at: "Steps/changes/commit.txt").trimmingCharacters(in: .newlines)
        let isKnown = try git(["cat-file", "-e", "\(base)^{commit}"], in: repository.root, mergesErrors: true)
        guard isKnown.status == 0 else { return nil }
        if try git(["checkout", "--quiet", "--force", base], in: folder, mergesErrors: true).status != 0 {
            try folder.removeIfThere()
            try run(["worktree", "add", "--quiet", "--force", "--detach", folder.path, base], in: repository.root)
        }
        base = try commit(repository.text(at: "Steps/changes/package.patch"), as: "package.patch")
    }

    /// Applies a patch to the base.
    /// - Returns: The commit.
    /// - Throws: A ``KataError`` if it doesn't apply.
    func commit(_ patch: String, as name: String) throws -> String {
        try folder.deletingLastPathComponent().write(["evidence.patch": patch])
        try run(["checkout", "--quiet", "--force", base])
        do {
            try run(["apply", "--index", "--whitespace=nowarn", "../evidence.patch"])
        } catch {
            throw KataError("'Steps/changes/\(name)' doesn't apply to the study's commit: \(error)")
        }
        try run(["commit", "--quiet", "--message=\(name)"])
        return try run(["rev-parse", "HEAD"]).trimmingCharacters(in: .newlines)
    }

    /// Gives a step's file the contents that it has in a commit.
    func restore(_ file: String, of step: Step, from commit: String) throws {
        try run(["checkout", "--quiet", commit, "--", "Sources/TopMovies/\(step.folder)/\(file)"])
    }

    /// The sources of each step, as they are now.
    func sources() throws -> [[String: String]] {
        try Step.all.map { try Repository(root: folder).sources(of: $0) }
    }

    /// An edited file of a step, and how many lines it gains and loses.
    typealias Edit = (file: String, added: Int, deleted: Int)

    /// Returns the files of a step that a commit adds, modifies and deletes.
    func edits(of step: Step, in commit: String, only filter: String = "AMD") throws -> [Edit] {
        let options = ["--no-renames", "--diff-algorithm=histogram", "--indent-heuristic", "--diff-filter=\(filter)"]
        let place = "--relative=Sources/TopMovies/\(step.folder)/"
        return try run(["diff", "--numstat", place] + options + [base, commit]).lines.compactMap { row in
            let cells = row.split(separator: "\t").map(String.init)
            return cells.count < 3 ? nil : (cells[2], Int(cells[0]) ?? 0, Int(cells[1]) ?? 0)
        }
    }

    /// Returns the files that git can't merge.
    func conflicts(of first: String, and second: String) throws -> [String] {
        let end = try git(["merge-tree", "--write-tree", "--name-only", "--no-messages", first, second], in: folder)
        guard [0, 1].contains(end.status) else { throw KataError("Merging two changes takes git 2.38 or newer.") }
        return Array(end.output.lines.dropFirst())
    }

    @discardableResult private func run(_ arguments: [String], in place: URL? = nil) throws -> String {
        let end = try git(arguments, in: place ?? folder, mergesErrors: true)
        guard end.status == 0 else { throw KataError("git \(arguments[0]) failed: \(end.output)") }
        return end.output
    }
}
