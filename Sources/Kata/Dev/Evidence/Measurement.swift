extension Figures {
    /// Counts what changes cost.
    /// - Parameter recorded: The source of the figures that only a build shows, and of those that the study's commit
    ///   counted: types, contracts and repeated lines.
    init(of changes: [Change], in worktree: Worktree, recorded: Figures) throws {
        try self.init("")
        self[Self.all, .size] = try worktree.sources().map { $0.values.map { $0.lines.count - 1 }.reduce(0, +) }
        var branches: [(commit: String, files: [Set<String>])] = []
        for change in changes {
            let commit = try worktree.commit(change.patch, as: change.name)
            let edits = try Step.all.map { try worktree.edits(of: $0, in: commit) }
            func count(_ figure: Figure, _ count: (Step, [Worktree.Edit]) -> Int) {
                self[change.name, figure] = zip(Step.all, edits).map { change.steps.contains($0) ? count($0, $1) : nil }
            }
            count(.files) { $1.count }
            count(.added) { $1.map(\.added).reduce(0, +) }
            count(.deleted) { $1.map(\.deleted).reduce(0, +) }
            count(.inViews) { $1.filter { $0.file.hasSuffix("View.swift") }.map { $0.added + $0.deleted }.reduce(0, +) }
            count(.laws) { step, _ in change.lawsBelowViews(in: step) }
            for figure in [.types, .contracts, .repeated] + Figure.catchers {
                self[change.name, figure] = recorded[change.name, figure]
            }
            // The change that grows the app would conflict with all others.
            if change.isWhole { branches.append((commit, edits.map { Set($0.map(\.file)) })) }
        }
        let pairs = branches.indices.flatMap { first in branches.dropFirst(first + 1).map { (branches[first], $0) } }
        let conflicts = try pairs.map { try worktree.conflicts(of: $0.commit, and: $1.commit) }
        self[Self.all, .sameFile] = Step.all.indices.map { step in
            pairs.count { !$0.files[step].isDisjoint(with: $1.files[step]) }
        }
        self[Self.all, .conflicts] = Step.all.map { step in
            conflicts.count { $0.contains { $0.hasPrefix("Sources/TopMovies/\(step.folder)/") } }
        }
    }
}
