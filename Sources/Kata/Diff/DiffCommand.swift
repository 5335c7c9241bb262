import ConsoleUI

extension KataCommand {
    static let diff = KataCommand("diff", words: .max) { arguments, repository in
        let diff: Diff
        if arguments.words.contains(where: { Int($0) != nil }) {
            if let option = ["--yes", "--in"].first(where: arguments.has) {
                throw UsageError("'\(option)' is for your own copy, without the numbers of steps.")
            }
            let options = try DiffOptions(arguments)
            diff = Diff(
                comparison: try Comparison(options, in: repository), options: options, repository: repository,
                terminal: .current)
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
    let repository: Repository
    let terminal: Terminal

    /// Returns the text for standard output.
    /// - Throws: `UsageError` if a named file doesn't change, or the error of comparing the steps.
    func text() throws -> String {
        let changes = try comparison.changes()
        guard !changes.isEmpty else {
            guard let steps = options.steps else { return "Yours is the reference, to the letter.\n" }
            let isRename = Set([steps.from, steps.to]) == Set(Step.all.suffix(2))
            return isRename ? try rename + "\n" : "No difference.\n"
        }
        let chosen = try options.choose(from: changes)
        let width = options.width ?? terminal.columns
        let isColored = options.isColored ?? terminal.showsColor
        if options.layout == .stat { return try comparison.stat(of: chosen, width: width, isColored: isColored) }
        let isSideBySide = options.layout == .sideBySide && width >= SideBySide.minimumWidth
        guard isColored || isSideBySide else { return chosen.map(\.text).joined() }
        let files = try comparison.hunks(of: chosen)
        let columns = SideBySide(width: width, for: files.flatMap(\.hunks))
        let lines = files.flatMap { heading, hunks in
            let heading = Line(heading, .bold)
            return isSideBySide
                ? heading.wrapped(to: width, asCode: true) + hunks.flatMap(columns.lines)
                : [heading] + hunks.flatMap { [Line($0.header, .dim)] + $0.unified }
        }
        return lines.map { $0.text(isColored: isColored) + "\n" }.joined()
    }

    /// A note beside the diff.
    var note: String? {
        guard let steps = options.steps, !options.looksThroughRename,
            (steps.from.number == 4) != (steps.to.number == 4)
        else { return nil }
        return "Step 4 renames the ViewModel; '--rename' makes that vanish."
    }

    /// The extent of the rename that turns step 3 into step 4.
    private var rename: String {
        get throws {
            let files = try repository.sources(of: Step.all[3])
            let places = files.values.map { text in
                Rename.words.map { text.ranges(of: $0.1).count }.reduce(0, +)
            }
            let renamed = files.keys.count { Rename.undone(in: $0) != $0 }
            return """
                No other difference: step 4 is step 3 with ViewModel renamed Interactor (\(places.reduce(0, +)) places in \
                \(places.count { $0 > 0 }) files, \(renamed) files renamed).
                """
        }
    }
}
