import Foundation

/// The state of a watch, and its reaction to events.
struct WatchState: Sendable {
    enum Page: Sendable, Equatable {
        case report
        /// Whether to show the solution before the exercise is done: this key, pressed again, says yes.
        case question(Key)
        case text([String])
    }

    private(set) var exercise: Exercise
    var size: Terminal.Size { didSet { scroll(by: 0) } }
    /// The participant's folder.
    var copy: URL?
    private(set) var page = Page.report
    private(set) var offset = 0
    private(set) var isChecking = false
    /// Whether something was saved since the check under way began.
    private(set) var isObsolete = false
    private(set) var last: (outcome: Result<Check, any Error>, time: String)?
    var previous: SessionEntry?
    var debrief: [Line] = []
    /// A missing path, without which nothing can be checked.
    private(set) var missing: String?

    mutating func open(_ page: Page) { (self.page, offset) = (page, 0) }

    /// - Returns: The effects to carry out.
    mutating func react(to event: Event) -> [Effect] {
        switch event {
        case .key(let key): return react(to: key)
        case .saved:
            missing = nil
            return check()
        case .gone(let path):
            (missing, isObsolete) = (path, isChecking)
            return isChecking ? [.endCheck] : []
        case .checkEnded(let outcome, let time, let seconds): return end(outcome, at: time, seconds: seconds)
        case .signal(SIGWINCH): return [.wipe]
        case .signal(SIGTSTP): return [.stop]
        case .signal(SIGCONT): return [.resume, .wipe]
        case .signal(let number): return [.leave(128 + number)]
        }
    }

    private mutating func react(to key: Key) -> [Effect] {
        if case .question(let asked) = page, key != asked, [.up, .down, .page, .other].contains(key) {
            open(.report)
            return []
        }
        switch key {
        case .hint, .list, .task, .run, .diff, .solution: return [.perform(key, isSure: page == .question(key))]
        case .next, .answer: return isDone ? [.perform(key)] : []
        case .check: return missing == nil ? check() : []
        case .quit: return [.leave(0)]
        case .up: scroll(by: -1)
        case .down: scroll(by: 1)
        case .page: scroll(by: pageHeight)
        case .other: open(.report)
        }
        return []
    }

    private var isDone: Bool { (try? last?.outcome.get())?.verdict == .done }

    /// Continues with another exercise, whose copy is ready.
    mutating func begin(_ exercise: Exercise) { (self.exercise, last, previous, debrief) = (exercise, nil, nil, []) }

    /// Begins a check, or ends the one under way, so that another follows.
    private mutating func check() -> [Effect] {
        open(.report)
        isObsolete = isChecking
        isChecking = true
        return [isObsolete ? .endCheck : .beginCheck]
    }

    private mutating func end(_ outcome: Result<Check, any Error>, at time: String, seconds: Double) -> [Effect] {
        isChecking = false
        if isObsolete {
            isObsolete = false
            return missing == nil ? check() : []
        }
        (last, previous, debrief) = ((outcome, time), nil, [])
        guard let check = try? outcome.get() else { return [] }
        exercise = check.exercise
        scroll(by: 0)
        return [.note(seconds: seconds)]
    }

    private mutating func scroll(by count: Int) { offset = max(0, min(offset + count, lastOffset)) }
}
