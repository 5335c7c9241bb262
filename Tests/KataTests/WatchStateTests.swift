import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The reaction of a watch to each event, in every state.
struct WatchStateTests {
    /// Returns a watch whose first check ended with this verdict or, if `verdict` is nil, hasn't begun.
    static func watch(_ verdict: Verdict? = .notMoved) -> WatchState {
        var state = WatchState(exercise: Exercise.all[2])
        guard let verdict else { return state }
        _ = state.react(to: .saved())
        _ = state.react(to: ended(.success(.seen(verdict, problems: 9)), at: "10:00:00"))
        return state
    }

    private static func ended(
        _ outcome: Result<Check, any Error> = .success(.seen(.done)), at time: String = "11:00:00"
    ) -> Event { .checkEnded(outcome, at: time, seconds: 2) }

    @Test func `a check that couldn't run is shown, but not logged`() {
        var state = Self.watch(nil)
        _ = state.react(to: .saved())
        #expect(state.react(to: Self.ended(.failure(KataError("No swift.")))) == nil)
        #expect(state.plainLines(width: 80).contains("No swift."))
        #expect(state.react(to: .saved()) == .beginCheck)
    }

    @Test(arguments: Key.allCases as [Key?] + [nil])
    func `each key has its effect, even while a check runs`(key: Key?) {
        let effect: Effect? =
            switch key {
            case nil, .next, .answer: nil
            case .check: .beginCheck
            case .quit: .leave(0)
            case let key?: .perform(key)
            }
        var state = Self.watch()
        #expect(state.react(to: .key(key)) == effect)
        state = Self.watch()
        _ = state.react(to: .saved())
        #expect(state.react(to: .key(key)) == (key == .check ? .endCheck : effect))
    }

    @Test(arguments: [Result<Check, any Error>.failure(CancellationError()), .success(Check.seen(.done))])
    func `a save starts a check, and further saves end that check, drop its result, and start another`(
        outcome: Result<Check, any Error>
    ) {
        var state = Self.watch()
        state.open(["a hint"])
        #expect(state.react(to: .saved()) == .beginCheck)
        #expect(state.isChecking)
        #expect(state.page == .report)
        for _ in 1...2 { #expect(state.react(to: .saved()) == .endCheck) }
        #expect(state.react(to: Self.ended(outcome)) == .beginCheck)
        #expect(state.last?.time == "10:00:00")
        #expect(state.react(to: Self.ended()) == .note(seconds: 2))
        #expect(!state.isChecking)
        #expect(state.last?.time == "11:00:00")
    }

    @Test(arguments: [Key.next, .answer])
    func `a finished exercise enables the keys for the next exercise and the answer`(key: Key) {
        var state = Self.watch(.done)
        #expect(state.page == .report)
        #expect(state.react(to: .key(key)) == .perform(key))
        state.begin(Exercise.all[3])
        #expect(state.react(to: .key(key)) == nil)
    }

    @Test(arguments: [([Key?.some(.diff)], true), ([nil, .diff], false), ([.solution], false)])
    func `a second d shows the diff, and any other key goes back or has its own effect`(
        keys: [Key?], isSure: Bool
    ) throws {
        var state = Self.watch()
        state.page = .question(.diff)
        #expect(state.plainLines(width: 80).contains { $0.hasPrefix("Press d ") })
        let effect = keys.map { state.react(to: .key($0)) }.last
        let last = try #require(keys.last ?? nil)
        #expect(effect == .perform(last, isSure: isSure))
        #expect((state.page == .report) == keys.contains(nil))
    }

    @Test func `a missing file ends the check, and the file's return starts another check`() {
        var state = Self.watch()
        #expect(state.react(to: .saved(missing: "/my/Sources")) == nil)
        #expect(state.missing == "/my/Sources")
        #expect(state.react(to: .key(.check)) == nil)
        #expect(state.react(to: .saved()) == .beginCheck)
        #expect(state.missing == nil)
        #expect(state.react(to: .saved(missing: "/my/Sources")) == .endCheck)
        #expect(state.react(to: Self.ended(.failure(KataError("no such file")))) == nil)
        #expect(state.last?.time == "10:00:00")
        #expect(state.react(to: .saved()) == .beginCheck)
        _ = state.react(to: .saved(missing: "/my/Sources"))
        #expect(state.react(to: .saved()) == .endCheck)
        #expect(state.react(to: Self.ended(.failure(CancellationError()))) == .beginCheck, "back before the check ends")
    }

    @Test(arguments: [
        (SIGTSTP, Effect.stop),
        (SIGCONT, .resume),
        (SIGINT, .leave(130)),
        (SIGTERM, .leave(143)),
        (SIGHUP, .leave(129)),
    ])
    func `a signal suspends or resumes the watch, or ends it with the usual status`(signal: Int32, effect: Effect) {
        var state = Self.watch()
        #expect(state.react(to: .signal(signal)) == effect)
    }

    @Test(arguments: [
        ("h", Key?.some(.hint)),
        ("d", .diff),
        ("l", .list),
        ("t", .task),
        ("s", .solution),
        ("r", .run),
        ("n", .next),
        ("a", .answer),
        ("c", .check),
        ("q", .quit),
        ("x", nil),
        (" ", nil),
        ("C", nil),
        ("\u{1B}", nil),
        ("\u{1B}[A", nil),
        ("\u{1B}Oc", nil),
        ("\u{1B}[<0;1;1m", nil),
        ("quit", nil),
        ("ss", nil),
        ("ñ", nil),
    ])
    func `a single letter is a key, but a letter in a sequence or a paste isn't`(text: String, key: Key?) {
        #expect(Key(text.utf8) == key)
    }
}
