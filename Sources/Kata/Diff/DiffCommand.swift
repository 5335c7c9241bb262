import ConsoleProgram
import ExerciseKit
import Foundation

extension KataCommand {
    static let diff = KataCommand(
        "diff", for: .readers,
        "show what changes from one step to another, or from your copy to the reference",
        arguments: [.optional("FROM TO"), .repeated("FILE")],
        options: [Diff.stat, Diff.rename, Diff.color, fromStart, yes, folder],
        discussion: """
            With FROM and TO, shows what changes from step FROM to step TO. Each is a number from 1 to
            4, or 1b, in which the view model does the formatting.

            Without numbers, shows the differences between your copy (-) and the reference solution (+).
            Before the exercise is done, you have to add --yes; see 'kata solution --help'. With
            --from-start, which needs no --yes, shows the differences between the start of the exercise
            (-) and your copy (+).

            With FILE, shows only files whose names contain FILE, ignoring case. The output is in git's
            format, so you can pipe it into any tool that reads diffs.

            Exit status: 0, even if there are differences; 64 for incorrect usage; for a copy, also 1
            and 75, as for 'solution'.
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
            if arguments[Diff.rename] { throw UsageError("'--rename' needs two step numbers, such as '1 2'.") }
            let workspace = Workspace(in: repository, path: arguments[folder])
            guard try arguments[fromStart] || workspace.showsSolution(isSure: arguments[yes]) else { return 1 }
            diff = try workspace.diff(arguments)
        }
        try FileHandle.standardOutput.write(diff.text())
        return 0
    }

    static let fromStart = Flag("--from-start", "show how your copy (+) differs from the start of the exercise (-)")
}

extension Workspace {
    /// Whether the solution may be shown. If not, prints the reason.
    func showsSolution(isSure: Bool) throws -> Bool {
        if try allowsSolution(isSure: isSure) { return true }
        print("The exercise isn't done yet. To see the solution anyway, add --yes.")
        return false
    }

    /// Compares the copy with the reference or, given `--from-start`, the exercise's start with the copy.
    func diff(_ arguments: Arguments? = nil, at terminal: Terminal = .current) throws -> Diff {
        let exercise = try currentExercise()
        let yours = ("yours", try swiftSources(in: folder, of: exercise))
        let comparison =
            if arguments?[KataCommand.fromStart] == true {
                try Comparison(("start", swiftSources(in: pristine, of: exercise)), yours)
            } else {
                try Comparison(yours, ("reference", files(of: exercise).solution()))
            }
        return try Diff(comparison, arguments ?? KataCommand.diff.parse([]), at: terminal)
    }
}
