import ConsoleUI
import Foundation
import Platform

extension KataCommand {
    static let watch = KataCommand("watch") { arguments, repository in
        let workspace = Workspace(in: repository, path: arguments["--in"])
        guard FullScreen.isUsable else {
            throw UsageError("'watch' needs a terminal that it can draw on: use 'kata check' here.")
        }
        return try Watch(try workspace.currentExercise(), in: workspace).run()
    }
}

/// Watches a participant's copy, and reacts to one event after another.
private final class Watch {
    private let workspace: Workspace
    private var state: WatchState
    private var screen = FullScreen()
    private var check: Cancellation?
    private let events = Events()
    private let terminalEvents: TerminalEvents

    init(_ exercise: Exercise, in workspace: Workspace) {
        self.workspace = workspace
        state = WatchState(exercise: exercise, size: FullScreen.size, copy: workspace.folder)
        // Signals first, so that none arrives while the terminal's settings are changed.
        terminalEvents = TerminalEvents(events)
    }

    /// Watches until the user quits, and returns the exit status.
    /// - Throws: A ``KataError`` if the terminal cannot be used.
    func run() throws -> Int32 {
        try screen.take()
        defer { screen.giveBack() }
        Thread.detachNewThread { [workspace, events] in Self.tellChanges(in: workspace, events) }
        defer { check?.cancel() }
        for event in [.signal(SIGWINCH), .saved] as [Event] { events.send(event) }
        while true {
            let effects = state.react(to: events.next())
            for effect in effects {
                if case .leave(let status) = effect { return status }
                do { try perform(effect) } catch { state.open(.text(["\(error)"])) }
            }
            guard screen.isTaken else { continue }
            state.size = FullScreen.size
            FullScreen.draw(state.lines, wiping: effects.contains(.wipe))
        }
    }

    private func perform(_ effect: Effect) throws {
        switch effect {
        case .beginCheck: beginCheck()
        case .endCheck: check?.cancel()
        case .note(let seconds): try note(seconds: seconds)
        case .perform(let key, let isSure): try perform(key, isSure: isSure)
        case .stop:
            screen.giveBack()
            kill(getpid(), SIGSTOP)
        case .resume: if FullScreen.isOurs { try screen.take() }
        case .wipe, .leave: break
        }
    }

    private func perform(_ key: Key, isSure: Bool) throws {
        let exercise = state.exercise
        switch key {
        case .hint: open(try workspace.nextHint())
        case .list: open(workspace.list)
        case .task: open(try workspace.files(of: exercise).task().paragraphs)
        case .answer: open(try workspace.debrief(of: exercise).answer.map { $0.text(isColored: true) })
        case .run: try run(program: exercise)
        case .next:
            // Its new files trigger a check.
            guard let next = exercise.next else { return open(["That was the last exercise."]) }
            open(try workspace.start(next))
            state.begin(next)
        case .diff, .solution:
            guard try workspace.allowsSolution(isSure: isSure) else { return state.open(.question(key)) }
            guard key == .solution else { return open(try workspace.diff().text().lines) }
            open(["The reference solution is in", try workspace.laySolution(of: exercise).path])
        default: break
        }
    }

    private func beginCheck() {
        let cancellation = Cancellation()
        check = cancellation
        let thread = Thread { [workspace, events] in
            let start = ContinuousClock.now
            let outcome = Result { try Check(workspace.currentExercise(), in: workspace, unless: cancellation) }
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            events.send(.checkEnded(outcome, at: String(Date.now.local.suffix(8)), seconds: seconds))
        }
        // A Mac's default stack is small for a parser.
        thread.stackSize = 8 << 20
        thread.start()
    }

    private func note(seconds: Double) throws {
        guard let check = try state.last?.outcome.get() else { return }
        state.previous = try workspace.note(check, seconds: seconds)
        if check.verdict == .done { state.debrief = try workspace.debrief(of: check.exercise).lines }
    }

    /// Gives the terminal to the participant's program until it ends.
    private func run(program exercise: Exercise) throws {
        screen.giveBack()
        terminalEvents.pause()
        defer { terminalEvents.resume() }
        print("Running \(exercise.app.program.name): 'quit' brings you back.")
        // Foundation's `Process` would put it in the background, where it can't read from the terminal.
        let process = try Tool.swift.start(
            ["run", "--package-path", workspace.folder.path, exercise.app.program.name]
                + (exercise.change?.arguments ?? []))
        process.wait()
        _ = process.end()
        events.send(.signal(SIGCONT))
    }

    private func open(_ lines: [String]) { state.open(.text(lines)) }

    private static func tellChanges(in workspace: Workspace, _ events: Events) {
        var (last, wasOurs) = (Stamps(of: workspace), true)
        while true {
            // Nothing reports a changed file, or 'fg' after 'bg', so the watch looks again and again.
            Thread.sleep(forTimeInterval: 0.2)
            let (now, isOurs) = (Stamps(of: workspace), FullScreen.isOurs)
            if now != last { events.send(now.missing.map(Event.gone) ?? .saved) }
            if isOurs, !wasOurs { events.send(.signal(SIGCONT)) }
            (last, wasOurs) = (now, isOurs)
        }
    }
}
