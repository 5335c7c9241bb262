import ConsoleUI
import Foundation

extension KataCommand {
    static let check = KataCommand("check") { arguments, repository in
        let workspace = Workspace(in: repository, path: arguments["--in"])
        let exercise = try workspace.currentExercise()
        let isWatched = TextOutput.isTerminal(STDERR_FILENO)
        let (start, cancellation, ticks) = (ContinuousClock.now, Cancellation(), DispatchSource.makeTimerSource())
        ticks.setEventHandler { if isWatched { cancellation.showProgress("Building and checking") } }
        ticks.schedule(deadline: .now(), repeating: 0.2)
        ticks.activate()
        defer { ticks.cancel() }
        let check = try Check(exercise, in: workspace, unless: cancellation)
        let previous = try workspace.note(check, seconds: (ContinuousClock.now - start) / .seconds(1))
        if isWatched { try FileHandle.standardError.write("\r\u{1B}[K") }
        let (copy, showsAll) = (workspace.folder, arguments.has("--all"))
        Terminal.current.print(Report(check: check, copy: copy, previous: previous, showsAll: showsAll).lines)
        guard check.verdict == .done else { return 1 }
        let debrief = try workspace.debrief(of: exercise)
        let width = min(Terminal.current.columns, 100)
        Terminal.current.print([""] + debrief.lines.flatMap { $0.wrapped(to: width) })
        if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
            print("Think about it, then press Return for an answer.")
            _ = readLine()
        }
        Terminal.current.print(debrief.answer.flatMap { $0.wrapped(to: width) })
        print("Compare with the reference: swift run kata diff. \(exercise.outlook)")
        return 0
    }
}
