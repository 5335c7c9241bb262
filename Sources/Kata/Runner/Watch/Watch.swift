import Foundation

/// Watches a participant's copy: takes one event after another, and does what follows from it.
actor Watch {
    private let workspace: Workspace
    private let showsColor: Bool
    private var state: WatchState
    private var screen = FullScreen()
    private var check: Cancellation?
    private let (events, send) = AsyncStream.makeStream(of: Event.self)

    init(_ exercise: Exercise, in workspace: Workspace, showsColor: Bool) {
        (self.workspace, self.showsColor) = (workspace, showsColor)
        state = WatchState(exercise: exercise, size: FullScreen.size)
    }

    /// Watches until the user quits.
    /// - Returns: The exit status.
    /// - Throws: A ``KataError`` where the terminal cannot be used.
    func run() async throws -> Int32 {
        let send = send
        // First the signals, so that none comes while the terminal is not as it was.
        let terminalEvents = TerminalEvents { send.yield($0) }
        defer { withExtendedLifetime(terminalEvents) {} }
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
        case .note: if case .checked(let check) = state.last?.outcome { try workspace.note(check) }
        case .hint: open(try workspace.nextHint().joined(separator: "\n"))
        case .diff(let isSure): try openDiff(isSure: isSure)
        case .list: state.open(.text(workspace.list))
        case .stop:
            screen.giveBack()
            kill(getpid(), SIGSTOP)
        case .resume: if FullScreen.isOurs { try screen.take() }
        case .wipe, .leave: break
        }
    }

    private func begin(_ number: Int) {
        let cancellation = Cancellation()
        check = cancellation
        let thread = Thread { [workspace, send] in
            let outcome = CheckOutcome {
                try Check(try workspace.currentExercise(), in: workspace, unless: cancellation)
            }
            send.yield(.checkEnded(number, outcome, at: Date.now.timeOfDay))
        }
        // What a thread has on a Mac is little for a parser.
        thread.stackSize = 8 << 20
        thread.start()
    }

    private func openDiff(isSure: Bool) throws {
        let exercise = try workspace.currentExercise()
        guard try workspace.allowsSolution(isSure: isSure) else { return state.open(.question) }
        open(try workspace.diff(of: exercise, isColored: showsColor))
    }

    private func open(_ text: String) { state.open(.text(text.lines)) }

    private func draw(wiping: Bool) {
        screen.draw(Screen(state).lines.map { $0.text(isColored: showsColor) }, wiping: wiping)
    }

    private static func tellChanges(in workspace: Workspace, _ send: @Sendable (Event) -> Void) async {
        var last = Stamps(of: workspace)
        var wasOurs = true
        while (try? await Task.sleep(for: .milliseconds(200))) != nil {
            let now = Stamps(of: workspace)
            if now != last { send(now.missing.map(Event.gone) ?? .saved) }
            // After 'bg' the shell tells nothing of 'fg'.
            let isOurs = FullScreen.isOurs
            if isOurs, !wasOurs { send(.continued(FullScreen.size)) }
            (last, wasOurs) = (now, isOurs)
        }
    }
}

extension Date {
    fileprivate var timeOfDay: String {
        formatted(Date.ISO8601FormatStyle(timeZone: .current).time(includingFractionalSeconds: false))
    }
}
