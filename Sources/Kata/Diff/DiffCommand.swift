import ConsoleProgram
import ExerciseKit
import Foundation

extension KataCommand {
    static let diff = KataCommand(
        "diff", for: .readers,
        "show what changes from one step to another, or from your copy to the reference",
        arguments: [.optionalPair("FROM", "TO"), .repeated("FILE")],
        options: [stat, rename, color, fromStart, yes, folder],
        usage: [
            "diff FROM TO [FILE ...] [--stat] [--rename] [--color auto|always|never]",
            "diff [FILE ...] [--stat] [--color auto|always|never] [--from-start] [--yes] [--in DIR]",
        ],
        discussion: """
            With FROM and TO, shows what changes from step FROM to step TO. Each is a number from 1
            to 4, or 1b, in which the view model does the formatting.

            Without numbers, shows the differences between your copy (-) and the reference solution
            (+). Before the exercise is done, you have to add --yes; see 'kata solution --help'.
            With --from-start, which needs no --yes, shows the differences between the start of the
            exercise (-) and your copy (+).

            With FILE, shows only files whose names contain FILE, ignoring case. The output is in
            git's format, so you can pipe it into any tool that reads diffs.

            Exit status: 0, even if there are differences; 64 for incorrect usage; for a copy, also
            1 and 75, as for 'solution'.
            """
    ) { arguments, repository in
        let diff: Diff
        if arguments.words.contains(where: { Int($0) != nil }) {
            let others: [any DeclaredOption] = [yes, folder, fromStart]
            if let option = others.first(where: arguments.contains) {
                throw UsageError("'\(option.name)' is only for your own copy, without step numbers.")
            }
            diff = try Diff(arguments, in: repository)
            if let note = diff.note { try FileHandle.standardError.write("kata: \(note)\n") }
        } else {
            guard !arguments[rename] else {
                throw UsageError("'--rename' needs two step numbers, such as '1 2'.")
            }
            let workspace = Workspace(in: repository, path: arguments[folder])
            let isOfSolution = !arguments[fromStart]
            if isOfSolution, try !workspace.showsSolution(isSure: arguments[yes]) { return 1 }
            diff = try Diff(arguments, in: workspace)
        }
        try FileHandle.standardOutput.write(diff.text())
        return 0
    }

    fileprivate static let stat = Flag(
        "--stat",
        """
        show only how much changes in each file, in a table as wide as the terminal; if that width is \
        unknown, as wide as COLUMNS says, or 120 characters if COLUMNS isn't set
        """)
    fileprivate static let rename = Flag(
        "--rename",
        """
        with FROM and TO: ignore the rename: read Interactor as ViewModel, in contents and file names; \
        with 1b, read ViewModel as Interactor, and Presenter as ViewModel
        """)
    fileprivate static let color = Option(
        "--color", "auto, the default: at a terminal, unless NO_COLOR is set", default: Diff.Color.auto)
    fileprivate static let fromStart = Flag(
        "--from-start", "show how your copy (+) differs from the start of the exercise (-)")
}

extension Diff {
    /// Whether git's output has colours.
    enum Color: String, CaseIterable {
        case auto
        case always
        case never
    }

    /// Compares the two steps whose numbers come first in the arguments.
    init(_ arguments: Arguments, in repository: Repository, at terminal: Terminal = .current) throws {
        let steps = try StepPair(arguments.words)
        let ignoresRename = arguments[KataCommand.rename]
        func side(_ step: Step) throws -> Comparison.Side {
            let files = try repository.sources(of: step)
            guard ignoresRename else { return (step.folder, files) }
            guard steps.isOnRoadB else { return (step.folder, Rename.undone(in: files)) }
            return (step.folder, step.number == 1 ? files : Rename.onRoadB(files))
        }
        comparison = try Comparison(side(steps.from), side(steps.to))
        self.steps = steps
        self.ignoresRename = ignoresRename
        files = Array(arguments.words.dropFirst(2))
        setLayout(arguments, at: terminal)
    }

    /// Compares the participant's copy with the reference solution, or with the exercise's start.
    init(_ arguments: Arguments, in workspace: Workspace, at terminal: Terminal = .current) throws {
        let isOwn = arguments[KataCommand.fromStart]
        comparison = try isOwn ? workspace.comparisonWithStart() : workspace.comparisonWithSolution()
        files = arguments.words
        setLayout(arguments, at: terminal)
    }

    private mutating func setLayout(_ arguments: Arguments, at terminal: Terminal) {
        isForTerminal = terminal.isTerminal
        if arguments[KataCommand.stat] { layout = ["--stat=\(terminal.columns)"] }
        isColored =
            switch arguments[KataCommand.color] {
            case .auto: terminal.showsColor
            case .always: true
            case .never: false
            }
    }
}

extension StepPair {
    /// Creates a pair from the first two of the words of a command line.
    fileprivate init(_ words: [String]) throws(UsageError) {
        guard words.count >= 2 else {
            throw UsageError("'diff' takes two step numbers, such as '1 2'.")
        }
        from = try Self.step(words[0])
        to = try Self.step(words[1])
        guard from != to else {
            throw UsageError("'\(words[0])' and '\(words[1])' are the same; name two steps.")
        }
    }

    private static func step(_ word: String) throws(UsageError) -> Step {
        guard let step = Step.both.first(where: { $0.name == word }) else {
            throw UsageError("'\(word)' isn't a step: the steps are 1 to 4 and 1b; files come after two steps.")
        }
        return step
    }
}

extension Workspace {
    /// Whether the solution may be shown. If not, prints the reason.
    func showsSolution(isSure: Bool) throws -> Bool {
        if try allowsSolution(isSure: isSure) { return true }
        try Terminal.print("The exercise isn't done yet. To see the solution anyway, add --yes.")
        return false
    }

    func comparisonWithSolution() throws -> Comparison {
        let exercise = try currentExercise()
        return try Comparison(yours(in: exercise), ("reference", files(of: exercise).solution()))
    }

    func comparisonWithStart() throws -> Comparison {
        let exercise = try currentExercise()
        let start = ("start", try swiftSources(in: pristine, of: exercise))
        return try Comparison(start, yours(in: exercise))
    }

    private func yours(in exercise: Exercise) throws -> Comparison.Side {
        ("yours", try swiftSources(in: folder, of: exercise))
    }
}
