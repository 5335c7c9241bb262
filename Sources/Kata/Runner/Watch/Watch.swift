import ConsoleUI
import Foundation
import Platform

/// Watches a participant's copy, and reacts to one event after another.
actor Watch {
    private let workspace: Workspace
    private let showsColor: Bool
    private var state: WatchState
    private var screen = FullScreen()
    private var check: Cancellation?
    private var terminalEvents: TerminalEvents?
    private let (events, send) = AsyncStream.makeStream(of: Event.self)

    init(_ exercise: Exercise, in workspace: Workspace, showsColor: Bool) {
        (self.workspace, self.showsColor) = (workspace, showsColor)
        state = WatchState(exercise: exercise, size: FullScreen.size)
    }

    /// Watches until the user quits.
    /// - Returns: The exit status.
    /// - Throws: A ``KataError`` if the terminal cannot be used.
    func run() async throws -> Int32 {
        let send = send
        // Signals first, so that none arrives while the terminal's settings are changed.
        terminalEvents = TerminalEvents { send.yield($0) }
        defer { terminalEvents = nil }
        state.sources = workspace.sources(of: state.exercise)
        try screen.take()
        defer { screen.giveBack() }
        let changes = Task { [workspace] in await Self.tellChanges(in: workspace) { send.yield($0) } }
        defer { changes.cancel() }
        defer { check?.cancel() }
        send.yield(.begun)
        var isFirst = true
        for await event in events {
            let effects = state.react(to: event)
            for effect in effects {
                if case .leave(let status) = effect { return status }
                do { try perform(effect) } catch { state.open(.text(["\(error)"])) }
            }
            if screen.isTaken { draw(wiping: isFirst || effects.contains(.wipe)) }
            isFirst = false
        }
        return 0
    }

    private func perform(_ effect: Effect) throws {
        switch effect {
        case .beginCheck(let number): begin(number)
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
        case .answer: open(try workspace.debrief(of: exercise).answer.map { $0.text(isColored: showsColor) })
        case .run: try run(program: exercise)
        case .next:
            // Its new files trigger a check.
            guard let next = exercise.next else { return open(["That was the last exercise."]) }
            open(try workspace.start(next))
            state.begin(next)
        case .diff, .solution:
            guard try workspace.allowsSolution(isSure: isSure) else { return state.open(.question(key)) }
            guard key == .diff else {
                let folder = try workspace.laySolution(of: exercise)
                return open(["The reference solution is in", folder.path])
            }
            open(try workspace.diff().text().lines)
        default: break
        }
    }

    private func begin(_ number: Int) {
        let cancellation = Cancellation()
        check = cancellation
        let thread = Thread { [workspace, send] in
            let start = ContinuousClock.now
            let outcome = Result { try Check(workspace.currentExercise(), in: workspace, unless: cancellation) }
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            send.yield(.checkEnded(number, outcome, at: String(Date.now.local.suffix(8)), seconds: seconds))
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
        terminalEvents?.pause()
        defer { terminalEvents?.resume() }
        print("Running \(exercise.app.program.name): 'quit' brings you back.")
        // Foundation's `Process` would put it in the background, where it can't read from the terminal.
        let process = try Tool.swift.start(
            ["run", "--package-path", workspace.folder.path, exercise.app.program.name]
                + (exercise.change?.arguments ?? []))
        process.wait()
        _ = process.end()
        try screen.take()
        send.yield(.continued(FullScreen.size))
    }

    private func open(_ lines: [String]) { state.open(.text(lines)) }

    private func draw(wiping: Bool) {
        screen.draw(state.lines.map { $0.text(isColored: showsColor) }, wiping: wiping)
    }

    private static func tellChanges(in workspace: Workspace, _ send: @Sendable (Event) -> Void) async {
        var last = Stamps(of: workspace)
        var wasOurs = true
        while (try? await Task.sleep(for: .milliseconds(200))) != nil {
            let now = Stamps(of: workspace)
            if now != last { send(now.missing.map(Event.gone) ?? .saved) }
            // After 'bg', the shell doesn't report 'fg'.
            let isOurs = FullScreen.isOurs
            if isOurs, !wasOurs { send(.continued(FullScreen.size)) }
            (last, wasOurs) = (now, isOurs)
        }
    }
}
