import Foundation

/// The state of a watch, and its reaction to events.
struct WatchState: Sendable {
    enum Page: Sendable, Equatable {
        /// The last check.
        case report
        /// Whether to show the solution before the exercise is done: this key, pressed again, says yes.
        case question(Key)
        /// Text that the user asked for.
        case text([String])
    }

    private(set) var exercise: Exercise
    /// Where the copy's sources are.
    var sources: URL?
    private(set) var size: Terminal.Size
    private(set) var page = Page.report
    /// How many lines the page is scrolled by.
    private(set) var offset = 0
    /// The number of the check that is under way.
    private(set) var running: Int?
    /// Whether something was saved since that check began.
    private(set) var isObsolete = false
    /// How the last check ended, and when.
    private(set) var last: (outcome: Result<Check, any Error>, time: String)?
    /// The check before that one.
    var previous: SessionEntry?
    /// The debrief, once the exercise is done.
    var debrief: [Line] = []
    /// A missing path, without which nothing can be checked.
    private(set) var missing: String?
    private var count = 0

    init(exercise: Exercise, size: Terminal.Size) { (self.exercise, self.size) = (exercise, size) }

    mutating func open(_ page: Page) { (self.page, offset) = (page, 0) }

    /// Handles an event.
    /// - Returns: The effects to carry out.
    mutating func react(to event: Event) -> [Effect] {
        switch event {
        case .begun:
            return check()
        case .key(let key):
            return react(to: key)
        case .saved:
            missing = nil
            return check()
        case .gone(let path):
            missing = path
            isObsolete = running != nil
            return running == nil ? [] : [.endCheck]
        case .checkEnded(let number, let outcome, let time, let seconds):
            return end(number, outcome, at: time, seconds: seconds)
        case .resized(let size), .continued(let size):
            self.size = size
            scroll(by: 0)
            if case .continued = event { return [.resume, .wipe] }
            return [.wipe]
        case .stopped:
            return [.stop]
        case .terminated(let signal):
            return [.leave(128 + signal)]
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

    /// Whether the last check says that the exercise is done.
    var isDone: Bool {
        guard let check = try? last?.outcome.get() else { return false }
        return check.verdict == .done && check.exercise.number == exercise.number
    }

    /// Continues with another exercise, whose copy is ready.
    mutating func begin(_ exercise: Exercise) { (self.exercise, last, previous, debrief) = (exercise, nil, nil, []) }

    /// Begins a check, or ends the one under way, so that another follows.
    private mutating func check() -> [Effect] {
        open(.report)
        isObsolete = running != nil
        guard running == nil else { return [.endCheck] }
        count += 1
        running = count
        return [.beginCheck(count)]
    }

    private mutating func end(
        _ number: Int, _ outcome: Result<Check, any Error>, at time: String, seconds: Double
    ) -> [Effect] {
        guard number == running else { return [] }
        running = nil
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
