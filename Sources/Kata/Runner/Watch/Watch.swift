import ConsoleProgram
import ConsoleUI
import ExerciseKit
import Foundation
import Platform

extension KataCommand {
    static let watch = KataCommand(
        "watch", for: .participants,
        "check your copy whenever you save one of its files",
        options: [folder],
        discussion: """
            Checks your copy as 'kata check' does, and checks it again whenever you save a source
            file. Press a key to do more:

              h hint       t task       d diff with the reference solution   s where the solution is
              r run it     n next       a answer to the debrief's question   l all exercises
              c check      q quit

            The keys n and a work only once the exercise is done. Until then, d and s ask for
            confirmation. Control-C in the program that r runs ends only that program.

            Exit status: 0 after q, 130 after Control-C. Without a terminal, use 'kata check'.
            """
    ) { arguments, repository in
        guard Terminal.isInteractive else {
            throw UsageError("'watch' needs a terminal that it can draw on: use 'kata check' here.")
        }
        return try Watch(in: Workspace(in: repository, path: arguments[folder])).run()
    }
}

/// A watch on a participant's copy. Reacts to one event at a time until the user quits.
private final class Watch {
    private let workspace: Workspace
    private var state: WatchState
    private var check: Cancellation?
    private let events = Events()
    private let signals: [any DispatchSourceProtocol]
    private let keys: any DispatchSourceProtocol
    /// The terminal's original settings while the watch reads single keys, and otherwise nil.
    private var settings: TerminalSettings?
    private var shown: [Line] = []

    init(in workspace: Workspace) throws {
        self.workspace = workspace
        state = WatchState(exercise: try workspace.currentExercise(), copy: workspace.folder)
        // Listens first, so that no signal goes unhandled while the terminal's settings are being changed.
        signals = events.listenToSignals()
        keys = events.listenToKeys()
    }

    func run() throws -> Int32 {
        try takeTerminal()
        defer { giveTerminalBack() }
        Thread.detachNewThread { [workspace, events] in
            var last = workspace.stamps
            var wasOurs = true
            while true {
                // Polls, because no file notification works on all systems, and no signal reports 'fg' after 'bg'.
                Thread.sleep(forTimeInterval: 0.2)
                let now = workspace.stamps
                if now != last { events.send(.saved(missing: now.missing)) }
                last = now
                let isOurs = TerminalSettings.areOurs
                if isOurs, !wasOurs { events.send(.signal(SIGCONT)) }
                wasOurs = isOurs
            }
        }
        defer { check?.cancel() }
        events.send(.saved())
        while true {
            let effect = state.react(to: events.next())
            if case .leave(let status) = effect { return status }
            do { try effect.map(perform) } catch { state.open(error.sentence.lines) }
            let lines = state.lines(width: Terminal.current.columns)
            // Draws the screen only after a change, because drawing undoes the user's scrolling.
            guard settings != nil, lines != shown else { continue }
            Terminal.current.show(lines)
            shown = lines
        }
    }

    /// Makes the terminal deliver each key at once, without showing it. Control-C and Control-Z remain signals.
    private func takeTerminal() throws {
        do {
            let own = try settings ?? TerminalSettings()
            try own.keyByKey.apply()
            settings = own
        } catch { throw KataError("The terminal can't be set to read single keys, \(error); use 'kata check'.") }
    }

    private func giveTerminalBack() {
        guard let own = settings else { return }
        settings = nil
        shown = []
        try? FileHandle.standardOutput.write("\n")
        // Drops unread keys, which aren't meant for the shell.
        TerminalSettings.dropKeys()
        try? own.apply()
    }

    private func perform(_ effect: Effect) throws {
        let exercise = state.exercise
        switch effect {
        case .beginCheck:
            let cancellation = Cancellation()
            check = cancellation
            Thread.detachNewThread { [workspace, events] in
                let start = ContinuousClock.now
                let outcome = Result { try Check(workspace.currentExercise(), in: workspace, unless: cancellation) }
                let seconds = (ContinuousClock.now - start) / .seconds(1)
                events.send(.checkEnded(outcome, at: String(Date.now.local.suffix(8)), seconds: seconds))
            }
        case .endCheck: check?.cancel()
        case .note(let seconds):
            guard let check = try state.last?.outcome.get() else { return }
            state.previous = try workspace.note(check, seconds: seconds)
            if check.verdict == .done { state.debrief = try workspace.debrief(of: exercise).lines }
        case .perform(.hint, _): state.open(try workspace.nextHint())
        case .perform(.list, _): state.open(workspace.list)
        case .perform(.task, _): state.open(try workspace.files(of: exercise).task().paragraphs)
        case .perform(.answer, _): state.page = .text(try workspace.debrief(of: exercise).answer)
        case .perform(.run, _): try run(program: exercise)
        case .perform(.next, _):
            // The next exercise's files trigger a check.
            guard let next = exercise.next else { return state.open([exercise.outlook]) }
            state.open(try workspace.start(next))
            state.begin(next)
        case .perform(let key, let isSure):
            if try !workspace.allowsSolution(isSure: isSure) {
                state.page = .question(key)
            } else if key == .diff {
                let diff = try Diff(comparison: workspace.comparisonWithSolution())
                state.open(try diff.text().lines) { ["-": .red, "+": .green, "@": .dim][$0.prefix(1)] ?? .plain }
            } else {
                state.open(["The reference solution is in", try workspace.laySolution(of: exercise).path])
            }
        case .stop:
            giveTerminalBack()
            kill(getpid(), SIGSTOP)
        case .resume: if TerminalSettings.areOurs { try takeTerminal() }
        case .leave: break
        }
    }

    /// Gives the terminal to the participant's program until the program ends.
    private func run(program exercise: Exercise) throws {
        giveTerminalBack()
        keys.suspend()
        defer {
            events.takeTerminalBack()
            keys.resume()
            events.send(.signal(SIGCONT))
        }
        try Terminal.print("Running \(exercise.app.program.name): 'quit' or Control-C brings you back.")
        let words = ["run", "--package-path", workspace.folder.path, exercise.app.program.name]
        let options = exercise.change?.arguments ?? []
        // Foundation's `Process` would put the program in the background, where it can't read from the terminal.
        let process = try events.lendTerminal { try Tool.swift.start(words + options) }
        process.wait()
        events.takeTerminalBack()
        _ = process.end()
    }
}
