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

    /// An edited file of a step, and how many lines it gains and loses.
    typealias Edit = (step: Step, path: String, added: Int, deleted: Int)

    /// Returns the files of the steps that a commit adds, modifies and deletes.
    func edits(in commit: String, only filter: String = "AMD") throws -> [Edit] {
        let options = ["--no-renames", "--diff-algorithm=histogram", "--indent-heuristic", "--diff-filter=\(filter)"]
        return try run(["diff", "--numstat"] + options + [base, commit]).lines.compactMap { row in
            let cells = row.split(separator: "\t").map(String.init)
            let step = Step.all.first { cells.last?.hasPrefix("Sources/TopMovies/\($0.folder)/") == true }
            return step.map { ($0, cells[2], Int(cells[0]) ?? 0, Int(cells[1]) ?? 0) }
        }
    }

    /// Returns the files that git can't merge.
    func conflicts(of first: String, and second: String) throws -> [String] {
        let end = try git(["merge-tree", "--write-tree", "--name-only", "--no-messages", first, second], in: folder)
        guard [0, 1].contains(end.status) else { throw KataError("Merging two changes takes git 2.38 or newer.") }
        return Array(end.output.lines.dropFirst())
    }

    /// Builds a change, tries all laws on it, and forgets one view at a time to record what notices.
    func judge(_ change: Change, in figures: inout Figures) throws {
        let commit = try commit(change.patch, as: change.name)
        switch try TestOutcome(in: folder) {
        case .passed: break
        case .notBuilt(let error): throw KataError("'\(change.name)' does not build: \(error)")
        case .failed(let laws): throw KataError("'\(change.name)' breaks \(laws.joined(separator: ", ")).")
        }
        for catcher in Figures.Figure.catchers { figures[change.name, catcher] = change.cells { _ in 0 } }
        let views = try edits(in: commit, only: "M").filter { $0.path.hasSuffix("View.swift") }
        for (view, edits) in Dictionary(grouping: views, by: { URL(filePath: $0.path).lastPathComponent }) {
            for (step, catcher) in try catchers(of: view, in: edits, commit: commit) {
                figures[change.name, catcher][step.number - 1]? += 1
            }
        }
    }

    /// Returns what notices, in each step, that a view is as it was before the change; then changes the view again.
    private func catchers(of view: String, in edits: [Edit], commit: String) throws -> [(Step, Figures.Figure)] {
        try run(["checkout", "--quiet", base, "--"] + edits.map(\.path))
        let outcome = try TestOutcome(in: folder)
        try run(["checkout", "--quiet", commit, "--"] + edits.map(\.path))
        switch outcome {
        case .passed: return edits.map { ($0.step, .nothing) }
        case .failed([]):
            // Tests that crash have no names.
            return edits.map { ($0.step, .law) }
        case .failed(let names):
            return edits.map { edit in (edit.step, names.contains { $0.contains(edit.step.folder) } ? .law : .nothing) }
        case .notBuilt(let error):
            // A step that doesn't build hides the results of the others.
            let isBroken = { (edit: Edit) in
                ["/\(edit.step.folder)", "/Step\(edit.step.number)"].contains { error.contains($0) }
            }
            let (broken, rest) = (edits.filter(isBroken), edits.filter { !isBroken($0) })
            guard !broken.isEmpty else { throw KataError("Without \(view): \(error)") }
            return try broken.map { ($0.step, .compiler) }
                + (rest.isEmpty ? [] : catchers(of: view, in: rest, commit: commit))
        }
    }

    @discardableResult private func run(_ arguments: [String], in place: URL? = nil) throws -> String {
        let end = try git(arguments, in: place ?? folder, mergesErrors: true)
        guard end.status == 0 else { throw KataError("git \(arguments[0]) failed: \(end.output)") }
        return end.output
    }
}
