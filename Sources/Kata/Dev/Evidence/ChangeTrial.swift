import Foundation

/// Builds change requests in a copy of the package, tries all laws on them, and then forgets one view at a time.
struct ChangeTrial {
    private let trial = LibraryTrial(tests: "TopMoviesTests")
    private let folder: URL

    /// What notices a view that was forgotten.
    enum Catcher: String, CaseIterable {
        case compiler, law, nothing
    }

    /// How many forgotten views each notices, by step.
    typealias Slips = [Step: [Catcher: Int]]

    init(in repository: Repository) throws {
        folder = try trial.prepare(in: repository)
        let manifest = try Repository(root: folder).text(at: "Package.swift")
        try folder.write(["Package.swift": "\(manifest)\n\(Resource.text("beside.template"))\n"])
        for app in ["MVC", "Observation"] {
            try folder.appending(path: "Tests/TopMoviesTests/\(app)").removeIfThere()
        }
    }

    /// Tries a change in all its steps.
    /// - Throws: A ``KataError`` with the first error, or with the laws that fail.
    func judge(_ change: Change, in repository: Repository) throws -> Slips {
        let before = try Dictionary(uniqueKeysWithValues: change.steps.map { ($0, try repository.sources(of: $0)) })
        return try change.carryOut(in: folder) { try slips(of: change, before: before) }
    }

    private func slips(of change: Change, before: [Step: [String: String]]) throws -> Slips {
        switch try trial.run(in: folder) {
        case .passed: break
        case .notBuilt(let error): throw KataError("'\(change.name)' does not build: \(error)")
        case .failed(let laws): throw KataError("'\(change.name)' breaks \(laws.joined(separator: ", ")).")
        }
        var slips: Slips = [:]
        for (view, steps) in try changedViews(of: change, before: before) {
            for step in steps { try change.apply(view, of: step, isReversed: true, to: folder) }
            for (step, catcher) in try catchers(of: view, in: steps, of: change) {
                slips[step, default: [:]][catcher, default: 0] += 1
            }
        }
        return slips
    }

    /// Returns the views that a change edits, and in which steps.
    private func changedViews(
        of change: Change, before: [Step: [String: String]]
    ) throws -> [(view: String, steps: [Step])] {
        let views = try change.steps.flatMap { step in
            let after = try Repository(root: folder).sources(of: step)
            return after.keys.filter { $0.hasSuffix("View.swift") }.compactMap { view in
                before[step]?[view].flatMap { $0 == after[view] ? nil : (view, step) }
            }
        }
        return Dictionary(grouping: views, by: \.0).mapValues { $0.map(\.1) }.sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }

    /// Returns what notices, in each step, that a view is as it was before the change; then changes the view again.
    private func catchers(of view: String, in steps: [Step], of change: Change) throws -> [Step: Catcher] {
        var (catchers, rest): ([Step: Catcher], [Step]) = ([:], steps)
        while !rest.isEmpty {
            let outcome = try trial.run(in: folder)
            // A step that doesn't build hides the results of the others.
            if case .notBuilt(let error) = outcome {
                let isBroken = { (step: Step) in
                    ["/\(step.folder)", "/Step\(step.number)"].contains(where: error.contains)
                }
                guard let step = rest.first(where: isBroken) else {
                    throw KataError("'\(change.name)' without \(view): \(error)")
                }
                catchers[step] = .compiler
                try change.apply(view, of: step, isReversed: false, to: folder)
                rest.removeAll { $0 == step }
                continue
            }
            for step in rest {
                catchers[step] = .nothing
                // Tests that crash have no names.
                if case .failed(let names) = outcome,
                    names.isEmpty || names.contains(where: { $0.contains(step.folder) })
                {
                    catchers[step] = .law
                }
                try change.apply(view, of: step, isReversed: false, to: folder)
            }
            rest = []
        }
        return catchers
    }
}
