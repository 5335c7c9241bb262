import ConsoleUI

extension KataCommand {
    static let diff = KataCommand("diff", words: .max) { arguments, repository in
        let diff: Diff
        if arguments.words.contains(where: { Int($0) != nil }) {
            if let option = ["--yes", "--in"].first(where: arguments.has) {
                throw UsageError("'\(option)' is for your own copy, without the numbers of steps.")
            }
            diff = try Diff(DiffOptions(arguments), in: repository)
        } else {
            if arguments.has("--rename") {
                throw UsageError("'--rename' needs the numbers of two steps, such as '1 2'.")
            }
            let options = try DiffOptions(arguments, isOwn: true)
            let workspace = Workspace(in: repository, path: arguments["--in"])
            guard try workspace.showsSolution(isSure: arguments.has("--yes")) else { return 1 }
            diff = try workspace.diff(options)
        }
        if let note = diff.note { try ByteStream.standardError.write("kata: \(note)\n") }
        try ByteStream.standardOutput.write(diff.text())
        return 0
    }
}

/// The changes from one step to another, or from a copy to the reference, as the options ask for.
struct Diff {
    let comparison: Comparison
    let options: DiffOptions

    /// Compares two steps' files, through the rename if the options ask for it.
    init(_ options: DiffOptions, in repository: Repository) throws {
        let sides = try (options.steps.map { [$0.from, $0.to] } ?? []).map { step in
            let files = try repository.sources(of: step)
            return (step.folder, options.looksThroughRename ? Rename.undone(in: files) : files)
        }
        try self.init(Comparison(sides[0], sides[1]), options)
    }

    init(_ comparison: Comparison, _ options: DiffOptions) { (self.comparison, self.options) = (comparison, options) }

    /// Returns git's own text for standard output.
    /// - Throws: `UsageError` if a named file doesn't change, or the error of comparing the steps.
    func text() throws -> String {
        let changes = try comparison.changes()
        guard !changes.isEmpty else {
            guard let steps = options.steps else { return "Yours is the reference, to the letter.\n" }
            return Set([steps.from, steps.to]) == Set(Step.all.suffix(2)) ? rename : "No difference.\n"
        }
        let (old, new, chosen) = (comparison.old, comparison.new, try options.choose(from: changes))
        var part = comparison
        if chosen.count < changes.count {
            part = try Comparison(
                (old.name, old.files.filter { name, _ in chosen.contains { $0.oldName == name } }),
                (new.name, new.files.filter { name, _ in chosen.contains { $0.name == name } }))
        }
        return try part.diff(["--find-renames", options.isColored ? "--color=always" : "--no-color"] + options.layout)
    }

    var note: String? {
        guard let steps = options.steps, !options.looksThroughRename,
            (steps.from.number == 4) != (steps.to.number == 4)
        else { return nil }
        return "Step 4 renames the ViewModel; '--rename' makes that vanish."
    }

    /// The extent of the rename that turns step 3 into step 4, once it's undone.
    private var rename: String {
        let files = comparison.old.files
        let places = files.values.map { text in Rename.words.map { text.ranges(of: $0.0).count }.reduce(0, +) }
        return """
            No other difference: step 4 is step 3 with ViewModel renamed Interactor (\(places.reduce(0, +)) places in \
            \(places.count { $0 > 0 }) files, \(files.keys.count { Rename.applied(to: $0) != $0 }) files renamed).

            """
    }
}
