import Foundation

/// A git worktree of the study's commit, in which the changes are applied.
struct Worktree {
    let folder: URL
    /// The commit with a manifest that builds nothing but the steps and their laws.
    private(set) var base: String
    /// Git with settings of our own. If the worktree is broken, git doesn't fall back to the enclosing repository.
    private let git: Tool

    /// Creates a worktree, or returns nil if the repository's history lacks the commit.
    init?(in repository: Repository) throws {
        let build = repository.root.appending(path: ".build")
        folder = build.appending(path: "evidence")
        let settings = [
            "safe.directory=*", "core.hooksPath=/dev/null", "gc.auto=0", "user.name=kata", "user.email=kata@localhost",
        ]
        // With fixed dates, each commit is the same every time, so repeated runs leave nothing new in the repository.
        git = Tool(
            ["git"] + settings.flatMap { ["-c", $0] },
            environment: [
                "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C",
                "GIT_CEILING_DIRECTORIES": build.path,
                "GIT_AUTHOR_DATE": "2026-11-23T00:00:00Z", "GIT_COMMITTER_DATE": "2026-11-23T00:00:00Z",
            ])
        base = try repository.text(at: "Steps/changes/commit.txt").trimmingCharacters(in: .newlines)
        let name = ["cat-file", "-e", "\(base)^{commit}"]
        guard try git(name, in: repository.root, mergesErrors: true).status == 0 else { return nil }
        if try git(["checkout", "--quiet", "--force", base], in: folder, mergesErrors: true).status != 0 {
            try folder.removeIfThere()
            try run(["worktree", "add", "--quiet", "--force", "--detach", folder.path, base], in: repository.root)
        }
        base = try commit(repository.text(at: "Steps/changes/package.patch"), as: "package.patch")
    }

    /// Applies a patch to the base, and returns the commit.
    func commit(_ patch: String, as name: String) throws -> String {
        try folder.deletingLastPathComponent().write(["evidence.patch": patch])
        try run(["checkout", "--quiet", "--force", base])
        do { try run(["apply", "--index", "--whitespace=nowarn", "../evidence.patch"]) } catch {
            throw KataError("'Steps/changes/\(name)' doesn't apply to the study's commit: \(error)")
        }
        try run(["commit", "--quiet", "--message=\(name)"])
        return try run(["rev-parse", "HEAD"]).trimmingCharacters(in: .newlines)
    }

    /// Returns a column's current files, by name.
    func sources(of column: Column) throws -> [String: String] {
        let folder = folder.appending(path: column.folder)
        let names = folder.names.map { ($0, folder.appending(path: $0)) }
        return try Dictionary(uniqueKeysWithValues: names.map { ($0, try $1.text()) })
    }

    /// An edited file of a column or of its tests, and the numbers of lines added and removed.
    struct Edit {
        let column: Column
        let path: String
        let added, deleted: Int

        var isTest: Bool { path == column.tests }
    }

    /// Returns the columns' files that a commit adds, modifies or deletes.
    func edits(in commit: String, only filter: String = "AMD") throws -> [Edit] {
        let options = ["--no-renames", "--diff-algorithm=histogram", "--indent-heuristic", "--diff-filter=\(filter)"]
        return try run(["diff", "--numstat"] + options + [base, commit]).lines.compactMap { row in
            let cells = row.split(separator: "\t").map(String.init)
            guard cells.count == 3, let added = Int(cells[0]), let deleted = Int(cells[1]) else { return nil }
            let column = Column.all.first { cells[2].hasPrefix($0.folder) || cells[2] == $0.tests }
            return column.map { Edit(column: $0, path: cells[2], added: added, deleted: deleted) }
        }
    }

    /// Builds a change, runs all laws on it, and records how many views could be reverted without breaking a law.
    func judge(_ change: Change, in figures: inout Figures) throws {
        let commit = try commit(change.patch, as: change.name)
        switch try TestOutcome(in: folder) {
        case .passed: break
        case .notBuilt(let error): throw KataError("'\(change.name)' does not build: \(error)")
        case .failed(let laws): throw KataError("'\(change.name)' breaks \(laws.joined(separator: ", ")).")
        }
        figures[change.name, .unnoticed] = Column.all.map { _ in 0 }
        for view in try edits(in: commit, only: "M") where view.path.hasSuffix("View.swift") {
            guard let index = Column.all.firstIndex(of: view.column) else { continue }
            try run(["checkout", "--quiet", base, "--", view.path])
            if case .passed = try TestOutcome(in: folder) { figures[change.name, .unnoticed][index]? += 1 }
            try run(["checkout", "--quiet", commit, "--", view.path])
        }
    }

    @discardableResult private func run(_ arguments: [String], in place: URL? = nil) throws -> String {
        let end = try git(arguments, in: place ?? folder, mergesErrors: true)
        guard end.status == 0 else { throw KataError("git \(arguments[0]) failed: \(end.output)") }
        return end.output
    }
}
