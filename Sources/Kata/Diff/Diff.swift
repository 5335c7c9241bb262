import ConsoleProgram
import ExerciseKit

/// The differences between two steps, or between a copy and its start or the reference, as git shows them.
struct Diff {
    let comparison: Comparison
    /// The two steps, or nil if a copy is compared.
    var steps: StepPair?
    var ignoresRename = false
    /// Parts of the names of the files to show; empty for all files.
    var files: [String] = []
    /// Git's options for hunks, or for a table.
    var layout = Comparison.hunks
    var isColored = false
    /// Whether the terminal shows the text. If not, it's git's own, which a program may read.
    var isForTerminal = false

    /// Returns git's own text, or a sentence if there's no difference.
    /// - Throws: `UsageError` if a named file doesn't change, or any error from comparing the steps.
    func text() throws -> String {
        let changes = try comparison.changes()
        guard !changes.isEmpty else { return sentence }
        for word in files where !changes.contains(where: { $0.isMeant(by: word) }) {
            let names = changes.map { "'\($0.name)'" }.joined(separator: ", ")
            throw UsageError("No changed file's name contains '\(word)'; \(path) changes \(names).")
        }
        let chosen = changes.filter { change in
            files.isEmpty || files.contains(where: change.isMeant)
        }
        let options = ["--find-renames", isColored ? "--color=always" : "--no-color"] + layout
        return try comparison.only(chosen, isForTerminal: isForTerminal).diff(options)
    }

    private var path: String {
        guard let steps else { return "\(comparison.old.name) to \(comparison.new.name)" }
        return "step \(steps.from.name) to \(steps.to.name)"
    }

    /// A hint at an option for the diff of two steps, or nil.
    var note: String? {
        guard let steps, !ignoresRename else { return nil }
        if steps.isOnRoadB, steps.both.contains(where: { $0.number > 1 }) {
            return "On road B, the Presenter is called ViewModel, and the ViewModel Interactor; see '--rename'."
        }
        guard (steps.from == .interactor) != (steps.to == .interactor) else { return nil }
        return "Step 4 renames the ViewModel; '--rename' hides that."
    }

    /// The text to show if there's no difference.
    private var sentence: String {
        guard let steps else { return "There are no differences.\n" }
        return Set(steps.both) == [.router, .interactor] ? rename : "No difference.\n"
    }

    /// The size of the rename that turns step 3 into step 4, shown if undoing the rename leaves no difference.
    private var rename: String {
        let files = comparison.old.files
        let places = files.values.map { text in
            Rename.words.map { text.ranges(of: $0.old).count }.reduce(0, +)
        }
        let count = places.reduce(0, +)
        let changed = places.filter { $0 > 0 }
        let renamed = files.keys.filter { Rename.applied(to: $0) != $0 }
        return """
            No other difference: step 4 is step 3 with ViewModel renamed Interactor \
            (\(count) places in \(changed.count) files, \(renamed.count) files renamed).

            """
    }
}

/// Two steps to compare.
struct StepPair {
    let from: Step
    let to: Step

    var both: [Step] { [from, to] }

    var isOnRoadB: Bool { both.contains(.roadB) }
}

extension Comparison {
    /// Returns the comparison of the given files only.
    /// - Parameter isForTerminal: Whether to make control characters visible.
    fileprivate func only(_ changes: [ChangedFile], isForTerminal: Bool) throws -> Comparison {
        let oldNames = Set(changes.map(\.oldName))
        let names = Set(changes.map(\.name))
        let oldFiles = old.files.filter { oldNames.contains($0.key) }
        let newFiles = new.files.filter { names.contains($0.key) }
        guard isForTerminal else { return try Comparison((old.name, oldFiles), (new.name, newFiles)) }
        let shownOld = oldFiles.mapValues(\.withVisibleControls)
        let shownNew = newFiles.mapValues(\.withVisibleControls)
        return try Comparison((old.name, shownOld), (new.name, shownNew))
    }
}

extension String {
    /// The text with a picture in place of each character that controls a terminal, such as ␛ for escape.
    fileprivate var withVisibleControls: String {
        var text = UnicodeScalarView()
        for scalar in unicodeScalars {
            let isLayout = ["\n", "\t"].contains(scalar)
            let isControl = scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
            let picture = scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : "\u{FFFD}"
            text.append(isControl && !isLayout ? picture ?? scalar : scalar)
        }
        return String(text)
    }
}
