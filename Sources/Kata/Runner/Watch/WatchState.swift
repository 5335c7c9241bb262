import Foundation

/// The state of a watch, its reaction to events, and what the terminal shows.
struct WatchState: Sendable {
    enum Page: Sendable, Equatable {
        case report
        /// Whether to show the solution before the exercise is done: this key, pressed again, says yes.
        case question(Key)
        case text([String])
    }

    private(set) var exercise: Exercise
    var copy: URL?
    var page = Page.report
    private(set) var isChecking = false
    /// Whether something was saved since the check under way began.
    private(set) var isObsolete = false
    private(set) var last: (outcome: Result<Check, any Error>, time: String)?
    var previous: SessionEntry?
    var debrief: [Line] = []
    /// A missing path, without which nothing can be checked.
    private(set) var missing: String?

    mutating func react(to event: Event) -> Effect? {
        switch event {
        case .key(.check): return check()
        case .key(.quit): return .leave(0)
        case .key(.other):
            page = .report
            return nil
        case .key(let key):
            let isDone = (try? last?.outcome.get())?.verdict == .done
            return isDone || ![.next, .answer].contains(key) ? .perform(key, isSure: page == .question(key)) : nil
        case .saved(let missing):
            self.missing = missing
            return check()
        case .checkEnded(let outcome, let time, let seconds): return end(outcome, at: time, seconds: seconds)
        case .signal(SIGTSTP): return .stop
        case .signal(SIGCONT): return .resume
        case .signal(let number): return .leave(128 + number)
        }
    }

    /// Continues with another exercise, whose copy is ready.
    mutating func begin(_ exercise: Exercise) { (self.exercise, last, previous, debrief) = (exercise, nil, nil, []) }

    /// Ends the check under way, so that another follows, or begins one, unless anything is missing.
    private mutating func check() -> Effect? {
        (page, isObsolete) = (.report, isChecking)
        isChecking = isChecking || missing == nil
        return isObsolete ? .endCheck : isChecking ? .beginCheck : nil
    }

    private mutating func end(_ outcome: Result<Check, any Error>, at time: String, seconds: Double) -> Effect? {
        isChecking = false
        guard !isObsolete else { return check() }
        (last, previous, debrief) = ((outcome, time), nil, [])
        guard let check = try? outcome.get() else { return nil }
        exercise = check.exercise
        return .note(seconds: seconds)
    }
}
