extension Figures {
    /// Measures the cost of changes.
    /// - Parameter recorded: The source of the figures that require a build.
    init(of changes: [Change], in worktree: Worktree, recorded: Figures) throws {
        try self.init("")
        let before = try Column.all.map(worktree.sources)
        self[Self.all, .lines] = before.map { $0.values.map { $0.lines.count - 1 }.reduce(0, +) }
        self[Self.all, .oneView] = before.map { files in
            files.filter { !$0.key.isOfJSON }.values.map { $0.lines.count - 1 }.reduce(0, +)
        }
        for change in changes {
            let commit = try worktree.commit(change.patch, as: change.name)
            let edits = try worktree.edits(in: commit)
            func count(_ figure: Figure, isCounted: (Worktree.Edit) -> Bool) {
                self[change.name, figure] = Column.all.map { column in
                    edits.filter { $0.column == column && isCounted($0) }.map { $0.added + $0.deleted }.reduce(0, +)
                }
            }
            count(.lines) { !$0.isTest }
            count(.oneView) { !$0.isTest && !$0.path.isOfJSON }
            count(.inViews) { $0.path.hasSuffix("View.swift") }
            count(.tests) { $0.isTest }
            self[change.name, .repeated] = try zip(Column.all, before).map { column, old in
                Repetition.count(before: old, after: try worktree.sources(of: column))
            }
            self[change.name, .laws] = Column.all.map(change.lawsBelowViews)
            for (index, column) in Column.all.enumerated() where Int(column.name) == nil {
                self[change.name, .tests][index] = nil
            }
            self[change.name, .unnoticed] = recorded[change.name, .unnoticed]
        }
    }
}

extension String {
    /// Whether this is the path of a JSON view.
    fileprivate var isOfJSON: Bool { split(separator: "/").last?.hasPrefix("JSON") == true }
}
