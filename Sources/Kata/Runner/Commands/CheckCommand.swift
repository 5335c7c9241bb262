import ConsoleProgram
import ConsoleUI
import ExerciseKit
import Foundation

extension KataCommand {
    static let check = KataCommand(
        "check", for: .participants,
        "build your copy, and check how it behaves and how its layers work on their own",
        options: [all, folder],
        discussion: """
            Builds your copy and runs its tests: the laws of the app, which test how it behaves,
            and, in most exercises, the laws of the layers that you've handed in in
            Tests/LawTests/Layers.swift, which test each layer alone. Each of the two has a lamp,
            green (●) or red (○), or neither (◐) while something is left to do. Shows the next step
            of TASK.md, the first five laws that fail, and the first five things left to do, or all
            of them with --all. If the laws take longer than 60 seconds, or if your copy crashes,
            the check names the law that was running. If Layers.swift doesn't compile, the check
            shows where, and still judges the app.

            In your copy, 'swift test' runs the same tests, and so do Xcode and other editors.
            What's left to do is a known issue there: neither a success nor a failure.

            When the exercise is done, you get a debrief: what you gained, what you paid, figures
            about your change, and a question.

            Exit status: 0 if the exercise is done, otherwise 1.
            """
    ) { arguments, repository in
        let workspace = Workspace(in: repository, path: arguments[folder])
        let exercise = try workspace.currentExercise()
        let isWatched = TextOutput.isTerminal(STDERR_FILENO)
        let start = ContinuousClock.now
        let cancellation = Cancellation()
        let ticks = DispatchSource.makeTimerSource()
        ticks.setEventHandler {
            guard isWatched else { return }
            cancellation.showProgress { progress in
                try? FileHandle.standardError.write("\r\u{1B}[KBuilding and checking \(progress)")
            }
        }
        ticks.schedule(deadline: .now(), repeating: 0.2)
        ticks.activate()
        defer { ticks.cancel() }
        let check = try Check(exercise, in: workspace, unless: cancellation)
        let previous = try workspace.note(check, seconds: (ContinuousClock.now - start) / .seconds(1))
        if isWatched { try FileHandle.standardError.write("\r\u{1B}[K") }
        let report = Report(check: check, copy: workspace.folder, previous: previous, showsAll: arguments[all])
        try Terminal.current.print(report.lines)
        guard check.verdict == .done else { return 1 }
        let debrief = try workspace.debrief(of: exercise)
        let width = min(Terminal.current.columns, 100)
        try Terminal.current.print([""] + debrief.lines.flatMap { $0.wrapped(to: width) })
        if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
            try Terminal.print("Think about it, then press Return for an answer.")
            _ = readLine()
        }
        try Terminal.current.print(debrief.answer.flatMap { $0.wrapped(to: width) })
        try Terminal.print("Compare with the reference: swift run kata diff. \(exercise.outlook)")
        return 0
    }

    private static let all = Flag("--all", "show all laws that fail, and all that's left to do")
}
