import Testing

@testable import kata

/// A watch takes each event for what it means, whatever it is doing.
struct WatchStateTests {
    /// A watch whose first check ended with this verdict; or which hasn't begun.
    private static func watch(_ verdict: Verdict? = .notMoved) -> WatchState {
        var state = WatchState(exercise: Exercise.all[2], size: Terminal.Size(width: 80, height: 24))
        guard let verdict else { return state }
        _ = state.react(to: .begun)
        _ = state.react(to: ended(1, .success(.seen(verdict)), at: "10:00:00"))
        return state
    }

    private static func ended(
        _ number: Int, _ outcome: Result<Check, any Error>, at time: String = "11:00:00"
    ) -> Event {
        .checkEnded(number, outcome, at: time, seconds: 2)
    }

    @Test func `it begins with a check, which is shown and noted when it ends`() {
        var state = Self.watch(nil)
        #expect(state.react(to: .begun) == [.beginCheck(1)])
        #expect(state.running == 1)
        #expect(state.react(to: Self.ended(1, .success(.seen(.done)))) == [.note(seconds: 2)])
        #expect(state.running == nil)
        #expect(state.last?.time == "11:00:00")
    }

    @Test func `a check that couldn't run is shown, and not logged`() {
        var state = Self.watch(nil)
        _ = state.react(to: .begun)
        #expect(state.react(to: Self.ended(1, .failure(KataError("No swift.")))) == [])
        #expect(state.plainLines.contains("No swift."))
        #expect(state.react(to: .saved) == [.beginCheck(2)])
    }

    @Test(arguments: [
        (Key.hint, [Effect.perform(.hint)]), (.diff, [.perform(.diff)]), (.list, [.perform(.list)]),
        (.task, [.perform(.task)]), (.solution, [.perform(.solution)]), (.run, [.perform(.run)]), (.next, []),
        (.answer, []), (.check, [.beginCheck(2)]), (.quit, [.leave(0)]), (.up, []), (.down, []), (.page, []),
        (.other, []),
    ])
    func `each key has its effect, also while a check runs`(key: Key, effects: [Effect]) {
        var state = Self.watch()
        #expect(state.react(to: .key(key)) == effects)
        state = Self.watch()
        _ = state.react(to: .saved)
        #expect(state.react(to: .key(key)) == (key == .check ? [.endCheck] : effects))
    }

    @Test func `a save is checked, and shows the report again`() {
        var state = Self.watch()
        state.open(.text(["a hint"]))
        #expect(state.react(to: .saved) == [.beginCheck(2)])
        #expect(state.page == .report)
    }

    @Test(arguments: [Result<Check, any Error>.failure(CancellationError()), .success(Check.seen(.done))])
    func `saves during a check end it, drop its result, and lead to one check after it`(
        outcome: Result<Check, any Error>
    ) {
        var state = Self.watch()
        #expect(state.react(to: .saved) == [.beginCheck(2)])
        for _ in 1...2 { #expect(state.react(to: .saved) == [.endCheck]) }
        #expect(state.react(to: Self.ended(2, outcome)) == [.beginCheck(3)])
        #expect(state.last?.time == "10:00:00")
        #expect(state.react(to: Self.ended(3, .success(.seen(.done)))) == [.note(seconds: 2)])
        #expect(state.running == nil)
        #expect(state.react(to: Self.ended(3, .success(.seen(.done)), at: "12:00:00")) == [], "nothing waits for it")
        #expect(state.last?.time == "11:00:00")
    }

    @Test(arguments: [Key.next, .answer])
    func `a finished exercise leads to the next, at a key press`(key: Key) {
        var state = Self.watch(.done)
        #expect(state.page == .report)
        #expect(state.react(to: .key(key)) == [.perform(key)])
        state.begin(Exercise.all[3])
        #expect(state.react(to: .key(key)) == [])
    }

    /// What is pressed after the first d, and whether a second one shows the diff then.
    @Test(arguments: [(nil, true), (Key.other, false), (.up, false), (.down, false), (.page, false)])
    func `a second d shows the diff, and any key between goes back`(key: Key?, isSure: Bool) {
        var state = Self.watch()
        state.open(.question(.diff))
        if let key {
            _ = state.react(to: .key(key))
            #expect(state.page == .report)
        }
        #expect(state.react(to: .key(.diff)) == [.perform(.diff, isSure: isSure)])
    }

    @Test func `a question is answered by its own key alone`() {
        var state = Self.watch()
        for (question, isSure) in [(Key.diff, false), (.solution, true)] {
            state.open(.question(question))
            #expect(state.react(to: .key(.solution)) == [.perform(.solution, isSure: isSure)])
        }
    }

    @Test func `a missing file ends the check, is waited for, and checked when it's back`() {
        var state = Self.watch()
        #expect(state.react(to: .gone("/my/Sources")) == [])
        #expect(state.missing == "/my/Sources")
        #expect(state.react(to: .key(.check)) == [])
        #expect(state.react(to: .saved) == [.beginCheck(2)])
        #expect(state.missing == nil)
        #expect(state.react(to: .gone("/my/Sources")) == [.endCheck])
        #expect(state.react(to: Self.ended(2, .failure(KataError("no such file")))) == [])
        #expect(state.last?.time == "10:00:00")
        #expect(state.react(to: .saved) == [.beginCheck(3)])
    }

    @Test func `a file that returns during a check is checked after it`() {
        var state = Self.watch()
        _ = state.react(to: .saved)
        _ = state.react(to: .gone("/my/Sources"))
        #expect(state.react(to: .saved) == [.endCheck])
        #expect(state.react(to: Self.ended(2, .failure(CancellationError()))) == [.beginCheck(3)])
    }

    @Test func `nothing scrolls past the ends, also on a screen of a new size`() {
        var state = Self.watch()
        state.open(.text((1...21).map { "line \($0)" }))
        let offsets = [Key.up, .down, .down, .down, .up].map { key in
            _ = state.react(to: .key(key))
            return state.offset
        }
        #expect(offsets == [0, 1, 2, 2, 1])
        state.open(.text((1...30).map { "line \($0)" }))
        for _ in 1...5 { _ = state.react(to: .key(.page)) }
        #expect(state.offset == 11)
        #expect(state.react(to: .resized(Terminal.Size(width: 200, height: 60))) == [.wipe])
        #expect(state.size == Terminal.Size(width: 200, height: 60))
        #expect(state.offset == 0)
    }

    @Test func `the terminal is released for a while, and taken again`() {
        var state = Self.watch()
        #expect(state.react(to: .stopped) == [.stop])
        #expect(state.react(to: .continued(Terminal.Size(width: 40, height: 10))) == [.resume, .wipe])
        #expect(state.size == Terminal.Size(width: 40, height: 10))
    }

    @Test(arguments: [(2, 130), (15, 143), (1, 129)] as [(Int32, Int32)])
    func `a signal ends it, with the status that shells know`(signal: Int32, status: Int32) {
        var state = Self.watch()
        #expect(state.react(to: .terminated(signal)) == [.leave(status)])
    }
}
