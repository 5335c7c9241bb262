import Testing

@testable import kata

/// A watch takes each event for what it means, whatever it is doing.
struct WatchStateTests {
    private var state = WatchState(exercise: Exercise.all[2], size: Terminal.Size(width: 80, height: 24))

    /// A watch whose first check ended.
    private static func checked(_ verdict: Verdict = .notMoved) -> WatchState {
        var state = WatchState(exercise: Exercise.all[2], size: Terminal.Size(width: 80, height: 24))
        _ = state.react(to: .begun)
        _ = state.react(to: .checkEnded(1, .checked(.seen(verdict)), at: "10:00:00", seconds: 2))
        return state
    }

    @Test mutating func `it begins with a check`() {
        #expect(state.react(to: .begun) == [.beginCheck(1)])
        #expect(state.running == 1)
    }

    @Test mutating func `a check that ends is shown and noted`() {
        _ = state.react(to: .begun)
        #expect(
            state.react(to: .checkEnded(1, .checked(.seen(.done)), at: "10:00:00", seconds: 2)) == [.note(seconds: 2)])
        #expect(state.running == nil)
        #expect(state.last?.time == "10:00:00")
    }

    @Test mutating func `a check that couldn't run is shown, and not logged`() {
        _ = state.react(to: .begun)
        #expect(state.react(to: .checkEnded(1, .failed("No swift."), at: "10:00:00", seconds: 2)) == [])
        #expect(Screen(state).plainLines.contains("No swift."))
        #expect(state.react(to: .saved) == [.beginCheck(2)])
    }

    @Test(arguments: [
        (Key.hint, [Effect.hint]), (.diff, [.diff(isSure: false)]), (.list, [.list]), (.check, [.beginCheck(2)]),
        (.task, [.task]), (.solution, [.solution(isSure: false)]), (.run, [.run]), (.next, []), (.answer, []),
        (.quit, [.leave(0)]), (.up, []), (.down, []), (.page, []), (.other, []),
    ])
    func `each key has its effect`(key: Key, effects: [Effect]) {
        var state = Self.checked()
        #expect(state.react(to: .key(key)) == effects)
    }

    @Test(arguments: [
        (Key.hint, [Effect.hint]), (.diff, [.diff(isSure: false)]), (.list, [.list]), (.check, [.endCheck]),
        (.quit, [.leave(0)]),
    ])
    func `keys work while a check runs`(key: Key, effects: [Effect]) {
        var state = Self.checked()
        _ = state.react(to: .saved)
        #expect(state.react(to: .key(key)) == effects)
    }

    @Test func `a save is checked, and shows the report again`() {
        var state = Self.checked()
        state.open(.text(["a hint"]))
        #expect(state.react(to: .saved) == [.beginCheck(2)])
        #expect(state.page == .report)
    }

    @Test func `saves during a check end it, drop its result, and lead to one check after it`() {
        var state = Self.checked()
        #expect(state.react(to: .saved) == [.beginCheck(2)])
        #expect(state.react(to: .saved) == [.endCheck])
        #expect(state.react(to: .saved) == [.endCheck])
        #expect(state.react(to: .checkEnded(2, .cancelled, at: "11:00:00", seconds: 2)) == [.beginCheck(3)])
        #expect(state.last?.time == "10:00:00")
        #expect(
            state.react(to: .checkEnded(3, .checked(.seen(.done)), at: "12:00:00", seconds: 2)) == [.note(seconds: 2)])
        #expect(state.running == nil)
    }

    @Test func `the result of a check that finished after all is dropped`() {
        var state = Self.checked()
        _ = state.react(to: .saved)
        _ = state.react(to: .saved)
        #expect(state.react(to: .checkEnded(2, .checked(.seen(.done)), at: "11:00:00", seconds: 2)) == [.beginCheck(3)])
        #expect(state.last?.time == "10:00:00")
    }

    @Test func `a result that nothing waits for is dropped`() {
        var state = Self.checked()
        #expect(state.react(to: .checkEnded(1, .checked(.seen(.done)), at: "11:00:00", seconds: 2)) == [])
        #expect(state.last?.time == "10:00:00")
    }

    @Test(arguments: [(Key.next, [Effect.next]), (.answer, [.answer])])
    func `a finished exercise leads to the next, at a key press`(key: Key, effects: [Effect]) {
        var state = Self.checked(.done)
        #expect(state.page == .report)
        #expect(state.react(to: .key(key)) == effects)
        state.begin(Exercise.all[3])
        #expect(state.react(to: .key(key)) == [])
    }

    @Test func `a question is answered by its own key alone`() {
        var state = Self.checked()
        state.open(.question(.diff))
        #expect(state.react(to: .key(.solution)) == [.solution(isSure: false)])
        state.open(.question(.solution))
        #expect(state.react(to: .key(.solution)) == [.solution(isSure: true)])
    }

    @Test func `a second d shows the diff, and any key between goes back`() {
        var state = Self.checked()
        state.open(.question(.diff))
        #expect(state.react(to: .key(.diff)) == [.diff(isSure: true)])
        state.open(.question(.diff))
        _ = state.react(to: .key(.other))
        #expect(state.page == .report)
        #expect(state.react(to: .key(.diff)) == [.diff(isSure: false)])
    }

    @Test(arguments: [Key.up, .down, .page])
    func `scrolling doesn't answer the question`(key: Key) {
        var state = Self.checked()
        state.open(.question(.diff))
        _ = state.react(to: .key(key))
        #expect(state.react(to: .key(.diff)) == [.diff(isSure: false)])
    }

    @Test func `a missing file is waited for, and checked when it's back`() {
        var state = Self.checked()
        #expect(state.react(to: .gone("/my/Sources")) == [])
        #expect(state.missing == "/my/Sources")
        #expect(state.react(to: .key(.check)) == [])
        #expect(state.react(to: .saved) == [.beginCheck(2)])
        #expect(state.missing == nil)
    }

    @Test func `a file that disappears ends the check, and none follows before it's back`() {
        var state = Self.checked()
        _ = state.react(to: .saved)
        #expect(state.react(to: .gone("/my/Sources")) == [.endCheck])
        #expect(state.react(to: .checkEnded(2, .failed("no such file"), at: "11:00:00", seconds: 2)) == [])
        #expect(state.last?.time == "10:00:00")
        #expect(state.react(to: .saved) == [.beginCheck(3)])
    }

    @Test func `a file that returns during a check is checked after it`() {
        var state = Self.checked()
        _ = state.react(to: .saved)
        _ = state.react(to: .gone("/my/Sources"))
        #expect(state.react(to: .saved) == [.endCheck])
        #expect(state.react(to: .checkEnded(2, .cancelled, at: "11:00:00", seconds: 2)) == [.beginCheck(3)])
    }

    @Test func `a new size is redrawn, and nothing scrolls past the end`() {
        var state = Self.checked()
        state.open(.text((1...30).map { "line \($0)" }))
        for _ in 1...5 { _ = state.react(to: .key(.page)) }
        #expect(state.offset == 11)
        #expect(state.react(to: .resized(Terminal.Size(width: 200, height: 60))) == [.wipe])
        #expect(state.size == Terminal.Size(width: 200, height: 60))
        #expect(state.offset == 0)
    }

    @Test func `j and k scroll by a line, not beyond the ends`() {
        var state = Self.checked()
        state.open(.text((1...21).map { "line \($0)" }))
        let offsets = [Key.up, .down, .down, .down, .up].map { key in
            _ = state.react(to: .key(key))
            return state.offset
        }
        #expect(offsets == [0, 1, 2, 2, 1])
    }

    @Test func `the terminal is released for a while, and taken again`() {
        var state = Self.checked()
        #expect(state.react(to: .stopped) == [.stop])
        #expect(state.react(to: .continued(Terminal.Size(width: 40, height: 10))) == [.resume, .wipe])
        #expect(state.size == Terminal.Size(width: 40, height: 10))
    }

    @Test(arguments: [(2, 130), (15, 143), (1, 129)] as [(Int32, Int32)])
    func `a signal ends it, with the status that shells know`(signal: Int32, status: Int32) {
        var state = Self.checked()
        #expect(state.react(to: .terminated(signal)) == [.leave(status)])
    }
}
