import ExerciseKit
import Foundation

/// The state of a watch, its reactions to events, and the terminal's content.
struct WatchState: Sendable {
    enum Page: Sendable, Equatable {
        case report
        /// The question of whether to show the solution before the exercise is done. Pressing the key again means yes.
        case question(Key)
        case text([Line])
    }

    private(set) var exercise: Exercise
    var copy: URL?
    var page = Page.report
    private(set) var isChecking = false
    /// Whether a file was saved or a check requested since the current check began.
    private(set) var isObsolete = false
    private(set) var last: (outcome: Result<Check, any Error>, time: String)?
    var previous: SessionEntry?
    var debrief: [Line] = []
    /// A missing path that every check needs, if any.
    private(set) var missing: String?

    mutating func react(to event: Event) -> Effect? {
        switch event {
        case .key(.check): return check()
        case .key(.quit): return .leave(0)
        case .key(nil):
            page = .report
            return nil
        case .key(let key?):
            guard isDone || !Key.afterwards.contains(key) else { return nil }
            return .perform(key, isSure: page == .question(key))
        case .saved(let missing):
            self.missing = missing
            return check()
        case .checkEnded(let outcome, let time, let seconds):
            isChecking = false
            guard !isObsolete else { return check() }
            last = (outcome, time)
            previous = nil
            debrief = []
            guard let ended = try? outcome.get() else { return nil }
            exercise = ended.exercise
            return .note(seconds: seconds)
        case .signal(SIGTSTP): return .stop
        case .signal(SIGCONT): return .resume
        case .signal(let number): return .leave(128 + number)
        }
    }

    /// Shows a page of text.
    mutating func open(_ lines: [String], ink: (String) -> Line.Ink = { _ in .plain }) {
        page = .text(lines.map { Line($0, ink($0)) })
    }

    /// Switches to another exercise, whose copy is ready.
    mutating func begin(_ exercise: Exercise) {
        self.exercise = exercise
        last = nil
        previous = nil
        debrief = []
    }

    private var isDone: Bool { (try? last?.outcome.get())?.verdict == .done }

    /// If a check is running, cancels it, and another follows. Otherwise, starts a check unless a path is missing.
    private mutating func check() -> Effect? {
        page = .report
        isObsolete = isChecking
        if isChecking { return .endCheck }
        guard missing == nil else { return nil }
        isChecking = true
        return .beginCheck
    }

    /// The terminal's content. The status and the keys come last, where they stay visible below a long page.
    func lines(width: Int) -> [Line] {
        let title = Line("Exercise \(exercise.number) of \(Exercise.all.count): \(exercise.title)", .bold)
        let keys = Key.allCases.filter { !Key.afterwards.contains($0) }
        let row = keys.reduce("" as Line) { $0 + $1.label + "  " }
        return ([title, ""] + body + ["", status, row.trimmed]).flatMap { $0.wrapped(to: width) }
    }

    private var status: Line {
        if let missing { return Line("Waiting: '\(missing)' is gone.", .yellow) }
        var before = "none"
        if let last {
            let verdict = try? last.outcome.get().verdict
            before = "\(verdict?.rawValue ?? "not checked"), \(last.time)"
        }
        guard isChecking else { return "Last check: \(before)" }
        return Line("Building and checking …", .yellow) + (last == nil ? "" : " (last: \(before))")
    }

    private var body: [Line] {
        switch (page, last?.outcome) {
        case (.text(let lines), _): lines
        case (.question(let key), _):
            [
                "The exercise is not done yet, and this shows its solution.",
                "Press \(String(key.rawValue)) once more to see it, or any other key to go back.",
            ]
        case (.report, .success(let check)):
            Report(check: check, copy: copy, previous: previous).lines + (isDone ? [""] + debrief + [next] : [])
        case (.report, .failure(is CancellationError)): ["The check was stopped. Press c to check again."]
        case (.report, .failure(let error)): error.sentence.lines.map { Line($0) }
        case (.report, nil): []
        }
    }

    private var next: Line {
        let next = exercise.next.map { ", n for exercise \($0.number), \($0.title)" } ?? ""
        return "Press a for an answer, d to compare with the reference\(next)."
    }
}
