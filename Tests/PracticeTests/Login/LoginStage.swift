import Conformance
import ConsoleUI
import Login
import Testing

/// Where the login is tried: one window over a clock that stands still.
final class LoginStage {
    let clock: ManualClock
    let console: Console
    let navigator = Navigator()
    private let module: LoginModule
    private let record = Record()
    private let loop: CommandLoop

    private final class Record {
        var output = ""
        var wasBusy = false
        weak var console: Console?
    }

    /// Whether anything was written while the spinner turned.
    var wroteWhileBusy: Bool { record.wasBusy }

    convenience init(_ format: Console.Format, fields: LoginFields = .example, service: (any LoginService)? = nil) {
        let clock = ManualClock()
        let service = service ?? BundledLoginService(clock: clock)
        self.init(format, on: clock, LoginModule(service: service, clock: clock, fields: fields))
    }

    /// A second window on the login of `other`.
    convenience init(_ format: Console.Format, beside other: LoginStage) {
        self.init(format, on: other.clock, other.module)
    }

    private init(_ format: Console.Format, on clock: ManualClock, _ module: LoginModule) {
        (self.clock, self.module) = (clock, module)
        console = Console(
            format: format,
            output: TextOutput { [record] in
                record.output += $0
                record.wasBusy = record.wasBusy || record.console?.activity != nil
            },
            diagnostics: TextOutput { _ in })
        record.console = console
        loop = CommandLoop(navigator: navigator, console: console) { nil }
        navigator.push(module.makeView(on: console))
    }

    /// Whether the screen that follows a login is on top.
    var isPastLogin: Bool { "\(navigator.top.map { Swift.type(of: $0) }, default: "none")".hasSuffix("WelcomeView") }

    /// Covers the screen with another.
    func leave() { navigator.push(Screen(console: console)) }

    /// Takes the screen away that covers this one.
    func comeBack() { navigator.pop() }

    /// Performs a command, and lets what is ready run.
    func type(_ command: String) async {
        perform(command)
        await settle { clock.sleeperCount > 0 || console.activity == nil }
    }

    /// Performs a command, and lets nothing else run.
    func perform(_ command: String) {
        _ = loop.perform(command)
    }

    /// Lets time pass, and what it wakes run.
    func wait(_ duration: Duration, until isSettled: () -> Bool) async {
        clock.advance(by: duration)
        await settle(until: isSettled)
    }

    /// What was written since the last time.
    func takeOutput() -> String {
        defer { record.output = "" }
        return record.output
    }

    private func settle(until isSettled: () -> Bool) async {
        await LoginTests.settle(until: isSettled)
    }
}

extension LoginTests {
    /// Lets everything run until `isSettled`.
    ///
    /// The service waits off the main actor, so that nobody knows how many yields it takes. What is not settled after so
    /// many never will be, and the test says what it misses.
    static func settle(until isSettled: () -> Bool) async {
        for _ in 0..<100_000 {
            if isSettled() { return }
            await Task.yield()
        }
    }
}

/// A service that a test answers when it likes, even if the call was cancelled.
@MainActor
final class ScriptedLoginService: LoginService {
    private(set) var calls = 0
    private var unanswered: [Reply<String?>] = []

    @MainActor func user(named name: String, password: String) async throws -> String? {
        calls += 1
        return await Reply.awaited { unanswered.append($0) }
    }

    /// Answers the call that has waited the longest, and lets the answer arrive.
    func answer(_ userName: String?) async throws {
        try #require(!unanswered.isEmpty, "the service wasn't asked")
        unanswered.removeFirst()(userName)
        await settle()
    }

    // What a test left open ends with it.
    isolated deinit { for reply in unanswered { reply(nil) } }
}
