/// Builds a change, tries all laws on it, and forgets one view at a time to see what notices.
struct ChangeTrial {
    let worktree: Worktree
    private let trial = LibraryTrial(tests: "TopMoviesTests")

    init(in worktree: Worktree) { self.worktree = worktree }

    /// Tries a change, and records what notices each view that's forgotten.
    /// - Throws: A ``KataError`` with the first error, or with the laws that fail.
    func judge(_ change: Change, in figures: inout Figures) throws {
        let commit = try worktree.commit(change.patch, as: change.name)
        switch try trial.run(in: worktree.folder) {
        case .passed: break
        case .notBuilt(let error): throw KataError("'\(change.name)' does not build: \(error)")
        case .failed(let laws): throw KataError("'\(change.name)' breaks \(laws.joined(separator: ", ")).")
        }
        for catcher in Figures.Figure.catchers {
            figures[change.name, catcher] = Step.all.map { change.steps.contains($0) ? 0 : nil }
        }
        let views = try change.steps.flatMap { step in
            try worktree.edits(of: step, in: commit, only: "M").map { (name: $0.file, step: step) }
        }
        for (view, edits) in Dictionary(grouping: views, by: \.name) where view.hasSuffix("View.swift") {
            for (step, catcher) in try catchers(of: view, in: edits.map(\.step), commit: commit) {
                figures[change.name, catcher][step.number - 1]? += 1
            }
        }
    }

    /// Returns what notices, in each step, that a view is as it was before the change; then changes the view again.
    private func catchers(of view: String, in steps: [Step], commit: String) throws -> [(Step, Figures.Figure)] {
        for step in steps { try worktree.restore(view, of: step, from: worktree.base) }
        let outcome = try trial.run(in: worktree.folder)
        for step in steps { try worktree.restore(view, of: step, from: commit) }
        switch outcome {
        case .passed: return steps.map { ($0, .nothing) }
        case .failed(let names):
            // Tests that crash have no names.
            let isCaught = { (step: Step) in names.isEmpty || names.contains { $0.contains(step.folder) } }
            return steps.map { ($0, isCaught($0) ? .law : .nothing) }
        case .notBuilt(let error):
            // A step that doesn't build hides the results of the others.
            let broken = steps.filter { error.contains("/\($0.folder)") || error.contains("/Step\($0.number)") }
            guard !broken.isEmpty else { throw KataError("Without \(view): \(error)") }
            let rest = steps.filter { !broken.contains($0) }
            return try broken.map { ($0, .compiler) }
                + (rest.isEmpty ? [] : catchers(of: view, in: rest, commit: commit))
        }
    }
}
