import ConsoleProgram
import ConsoleUI
import ExerciseKit

/// The changes between two steps, or between a copy and its start or the reference, as requested by a command line.
struct Diff {
    private let comparison: Comparison
    /// The two steps, or nil if a copy is compared.
    private var steps: [Step]?
    /// Parts of the names of the files to show; empty for all files.
    private var files: [String]
    private let looksThroughRename: Bool
    /// Git's options for hunks, or for the table of `--stat`.
    private let layout: [String]

    static let stat = Flag(
        "--stat",
        """
        show only how much changes in each file, in a table as wide as the terminal; if that width is unknown, as \
        wide as COLUMNS says, or 120 characters if COLUMNS isn't set
        """)
    static let rename = Flag(
        "--rename",
        """
        with FROM and TO: ignore the rename: read Interactor as ViewModel, in contents and file names; with 1b, \
        read ViewModel as Interactor, and Presenter as ViewModel
        """)
    static let color = Option(
        "--color", "auto, the default: at a terminal, unless NO_COLOR is set", default: Color.auto)

    enum Color: String, CaseIterable {
        case auto
        case always
        case never
    }

    /// Compares the two steps whose numbers come first in `arguments`. Ignores the rename if `--rename` is given.
    init(_ arguments: Arguments, in repository: Repository, at terminal: Terminal = .current) throws {
        let steps = try Self.steps(arguments.words)
        let sides = try steps.map { step in
            let files = try repository.sources(of: step)
            let isAsIs = !arguments[Self.rename] || steps.contains(.roadB) && step.number == 1
            let renamed = steps.contains(.roadB) ? Rename.onRoadB(files) : Rename.undone(in: files)
            return (step.folder, isAsIs ? files : renamed)
        }
        self.init(try Comparison(sides[0], sides[1]), arguments, at: terminal)
        (self.steps, files) = (steps, Array(files.dropFirst(2)))
    }

    /// Compares two sides. The terminal determines whatever the command line leaves open.
    init(_ comparison: Comparison, _ arguments: Arguments, at terminal: Terminal) {
        self.comparison = comparison
        files = arguments.words
        looksThroughRename = arguments[Self.rename]
        let isColored =
            switch arguments[Self.color] {
            case .auto: terminal.showsColor
            case .always: true
            case .never: false
            }
        let hunks = arguments[Self.stat] ? ["--stat=\(terminal.columns)"] : Comparison.hunks
        layout = ["--find-renames", isColored ? "--color=always" : "--no-color"] + hunks
    }

    private static func steps(_ words: [String]) throws(UsageError) -> [Step] {
        guard words.count >= 2 else { throw UsageError("'diff' takes two step numbers, such as '1 2'.") }
        let steps = try words.prefix(2).map { word throws(UsageError) in
            guard let step = Step.both.first(where: { $0.name == word }) else {
                throw UsageError("'\(word)' isn't a step: the steps are 1 to 4 and 1b; files come after two steps.")
            }
            return step
        }
        if steps[0] == steps[1] { throw UsageError("'\(words[0])' and '\(words[1])' are the same; name two steps.") }
        return steps
    }

    /// Returns the text for standard output: git's own, or a sentence if there's no difference.
    /// - Throws: `UsageError` if a named file doesn't change, or any error from comparing the steps.
    func text() throws -> String {
        let (changes, old, new) = (try comparison.changes(), comparison.old, comparison.new)
        guard !changes.isEmpty else {
            guard let steps else { return "There are no differences.\n" }
            return Set(steps) == Set(Step.all.suffix(2)) ? rename : "No difference.\n"
        }
        for word in files where !changes.contains(where: { $0.isMeant(by: word) }) {
            let names = changes.map { "'\($0.name)'" }.joined(separator: ", ")
            let path = steps.map { "step \($0[0].name) to \($0[1].name)" } ?? "\(old.name) to \(new.name)"
            throw UsageError("No changed file's name contains '\(word)'; \(path) changes \(names).")
        }
        let chosen = changes.filter { change in files.isEmpty || files.contains(where: change.isMeant) }
        guard chosen.count < changes.count else { return try comparison.diff(layout) }
        return try Comparison(
            (old.name, old.files.filter { name, _ in chosen.contains { $0.oldName == name } }),
            (new.name, new.files.filter { name, _ in chosen.contains { $0.name == name } })
        ).diff(layout)
    }

    var note: String? {
        guard let steps, !looksThroughRename else { return nil }
        if steps.contains(.roadB), steps.contains(where: { $0.number > 1 }) {
            return "On road B, the Presenter is called ViewModel, and the ViewModel Interactor; see '--rename'."
        }
        guard (steps[0].number == 4) != (steps[1].number == 4) else { return nil }
        return "Step 4 renames the ViewModel; '--rename' hides that."
    }

    /// The size of the rename that turns step 3 into step 4, shown if undoing the rename leaves no difference.
    private var rename: String {
        let files = comparison.old.files
        let places = files.values.map { text in Rename.words.map { text.ranges(of: $0.0).count }.reduce(0, +) }
        return """
            No other difference: step 4 is step 3 with ViewModel renamed Interactor (\(places.reduce(0, +)) places in \
            \(places.count { $0 > 0 }) files, \(files.keys.count { Rename.applied(to: $0) != $0 }) files renamed).

            """
    }
}
