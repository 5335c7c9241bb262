import Foundation
import Testing

@testable import kata

/// A watch takes each event for what it means, whatever it is doing.
struct WatchStateTests {
    /// A watch whose first check ended with this verdict; or which hasn't begun.
    private static func watch(_ verdict: Verdict? = .notMoved) -> WatchState {
        var state = WatchState(exercise: Exercise.all[2], size: (80, 24))
        guard let verdict else { return state }
        _ = state.react(to: .saved)
        _ = state.react(to: ended(.success(.seen(verdict)), at: "10:00:00"))
        return state
    }

    private static func ended(
        _ outcome: Result<Check, any Error> = .success(.seen(.done)), at time: String = "11:00:00"
    ) -> Event {
        .checkEnded(outcome, at: time, seconds: 2)
    }

    @Test func `it begins with a check, which is shown and noted when it ends`() {
        var state = Self.watch(nil)
        #expect(state.react(to: .saved) == [.beginCheck])
        #expect(state.isChecking)
        #expect(state.react(to: Self.ended()) == [.note(seconds: 2)])
        #expect(!state.isChecking && state.last?.time == "11:00:00")
    }

    @Test func `a check that couldn't run is shown, and not logged`() {
        var state = Self.watch(nil)
        _ = state.react(to: .saved)
        #expect(state.react(to: Self.ended(.failure(KataError("No swift.")))) == [])
        #expect(state.plainLines.contains("No swift."))
        #expect(state.react(to: .saved) == [.beginCheck])
    }

    @Test(arguments: [
        (Key.hint, [Effect.perform(.hint)]), (.diff, [.perform(.diff)]), (.list, [.perform(.list)]),
        (.task, [.perform(.task)]), (.solution, [.perform(.solution)]), (.run, [.perform(.run)]), (.next, []),
        (.answer, []), (.check, [.beginCheck]), (.quit, [.leave(0)]), (.up, []), (.down, []), (.page, []),
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
        #expect(state.react(to: .saved) == [.beginCheck])
        #expect(state.page == .report)
    }

    @Test(arguments: [Result<Check, any Error>.failure(CancellationError()), .success(Check.seen(.done))])
    func `saves during a check end it, drop its result, and lead to one check after it`(
        outcome: Result<Check, any Error>
    ) {
        var state = Self.watch()
        #expect(state.react(to: .saved) == [.beginCheck])
        for _ in 1...2 { #expect(state.react(to: .saved) == [.endCheck]) }
        #expect(state.react(to: Self.ended(outcome)) == [.beginCheck])
        #expect(state.last?.time == "10:00:00")
        #expect(state.react(to: Self.ended()) == [.note(seconds: 2)])
        #expect(!state.isChecking && state.last?.time == "11:00:00")
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
        if let key { _ = state.react(to: .key(key)) }
        #expect((state.page == .report) != isSure)
        #expect(state.react(to: .key(.diff)) == [.perform(.diff, isSure: isSure)])
    }

    @Test(arguments: [(Key.diff, false), (.solution, true)])
    func `a question is answered by its own key alone`(question: Key, isSure: Bool) {
        var state = Self.watch()
        state.open(.question(question))
        #expect(state.react(to: .key(.solution)) == [.perform(.solution, isSure: isSure)])
    }

    @Test func `a missing file ends the check, is waited for, and checked when it's back`() {
        var state = Self.watch()
        #expect(state.react(to: .gone("/my/Sources")) == [])
        #expect(state.missing == "/my/Sources")
        #expect(state.react(to: .key(.check)) == [])
        #expect(state.react(to: .saved) == [.beginCheck])
        #expect(state.missing == nil)
        #expect(state.react(to: .gone("/my/Sources")) == [.endCheck])
        #expect(state.react(to: Self.ended(.failure(KataError("no such file")))) == [])
        #expect(state.last?.time == "10:00:00")
        #expect(state.react(to: .saved) == [.beginCheck])
        _ = state.react(to: .gone("/my/Sources"))
        #expect(state.react(to: .saved) == [.endCheck])
        #expect(state.react(to: Self.ended(.failure(CancellationError()))) == [.beginCheck], "back during the check")
    }

    @Test func `nothing scrolls past the ends, also on a screen of a new size`() {
        var state = Self.watch()
        func offset(after key: Key) -> Int {
            _ = state.react(to: .key(key))
            return state.offset
        }
        state.open(.text((1...21).map { "line \($0)" }))
        #expect([Key.up, .down, .down, .down, .up].map(offset) == [0, 1, 2, 2, 1])
        state.open(.text((1...30).map { "line \($0)" }))
        #expect((1...5).map { _ in offset(after: .page) }.last == 11)
        state.size = (200, 60)
        #expect(state.offset == 0)
    }

    @Test(arguments: [
        (SIGWINCH, [Effect.wipe]), (SIGTSTP, [.stop]), (SIGCONT, [.resume, .wipe]), (SIGINT, [.leave(130)]),
        (SIGTERM, [.leave(143)]), (SIGHUP, [.leave(129)]),
    ])
    func `a signal stops it for a while, or ends it with the status that shells know`(
        signal: Int32, effects: [Effect]
    ) {
        var state = Self.watch()
        #expect(state.react(to: .signal(signal)) == effects)
    }
}
