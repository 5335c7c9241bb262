extension Figures {
    /// Counts what changes cost.
    /// - Parameter recorded: Where what only a build shows is from, and types, contracts and repeated lines.
    init(of changes: [Change], in worktree: Worktree, recorded: Figures) throws {
        try self.init("")
        self[Self.all, .size] = try Step.all.map { step in
            try Repository(root: worktree.folder).sources(of: step).values.map { $0.lines.count - 1 }.reduce(0, +)
        }
        var branches: [(commit: String, files: Set<String>)] = []
        for change in changes {
            let commit = try worktree.commit(change.patch, as: change.name)
            let edits = try worktree.edits(in: commit)
            func count(_ figure: Figure, _ lines: (Worktree.Edit) -> Int) {
                self[change.name, figure] = change.cells { step in
                    edits.filter { $0.step == step }.map(lines).reduce(0, +)
                }
            }
            count(.files) { _ in 1 }
            count(.added, \.added)
            count(.deleted, \.deleted)
            count(.inViews) { $0.path.hasSuffix("View.swift") ? $0.added + $0.deleted : 0 }
            self[change.name, .laws] = change.cells(change.lawsBelowViews)
            for figure in [.types, .contracts, .repeated] + Figure.catchers {
                self[change.name, figure] = recorded[change.name, figure]
            }
            // The change that grows the app would conflict with all others.
            if change.isWhole { branches.append((commit, Set(edits.map(\.path)))) }
        }
        let pairs = branches.indices.flatMap { first in branches.dropFirst(first + 1).map { (branches[first], $0) } }
        let shared = pairs.map { $0.files.intersection($1.files) }
        let conflicts = try pairs.map { Set(try worktree.conflicts(of: $0.commit, and: $1.commit)) }
        for (figure, files) in [(Figure.sameFile, shared), (.conflicts, conflicts)] {
            self[Self.all, figure] = Step.all.map { step in
                files.count { $0.contains { $0.hasPrefix("Sources/TopMovies/\(step.folder)/") } }
            }
        }
    }
}
