import Conformance
import ConsoleUI
import Login

/// The setting of a login test: a window, and a clock that only the test advances.
final class LoginStage {
    let clock: ManualClock
    private let window: Window
    private let module: LoginModule
    /// Whether anything was written while the activity indicator was on.
    private(set) var wroteWhileBusy = false

    var activity: String? { window.console.activity }
    var top: Screen? { window.navigator.top }

    convenience init(
        _ format: Console.Format, fields: LoginFields = .example, service: (any LoginService)? = nil
    ) {
        let clock = ManualClock()
        let service = service ?? BundledLoginService(clock: clock)
        self.init(format, on: clock, LoginModule(service: service, clock: clock, fields: fields))
    }

    /// Creates a second window on the same login as `other`.
    convenience init(_ format: Console.Format, beside other: LoginStage) {
        self.init(format, on: other.clock, other.module)
    }

    private init(_ format: Console.Format, on clock: ManualClock, _ module: LoginModule) {
        self.clock = clock
        self.module = module
        window = Window(format: format)
        window.onOutput { [weak self] in
            if self?.activity != nil { self?.wroteWhileBusy = true }
        }
        window.navigator.push(module.makeView(on: window.console))
    }

    /// Whether the screen after the login is on top.
    var isPastLogin: Bool {
        "\(top.map { Swift.type(of: $0) }, default: "none")".hasSuffix("WelcomeView")
    }

    /// Covers the screen with another screen.
    func leave() { window.navigator.push(Screen(console: window.console)) }

    /// Removes the covering screen.
    func comeBack() { window.navigator.pop() }

    /// Performs commands in order. After each, runs everything that is ready to run.
    func type(_ commands: String...) async {
        for command in commands {
            window.type(command)
            await settleDown()
        }
    }

    /// Performs a command, and lets its call reach a scripted service.
    func ask(_ command: String = "login") async {
        window.type(command)
        await settle()
    }

    /// Advances the clock, and runs everything that wakes up. The service takes half a second, the pause a second.
    func pass(_ duration: Duration) async {
        clock.advance(by: duration)
        await settleDown()
        await settle()
    }

    /// Logs in, and stops at the pause before the next screen.
    func logIn() async {
        await type("login")
        await pass(.milliseconds(500))
    }

    /// Returns the output since the last call.
    func takeOutput() -> String { window.takeOutput().joined(separator: "\n") }

    private func settleDown() async {
        await settle { clock.sleeperCount > 0 || activity == nil }
    }
}

/// A service that responds when the test tells it to, even if the call was cancelled.
typealias ScriptedLoginService = ScriptedCalls<String?>

extension ScriptedCalls: LoginService where Answer == String? {
    nonisolated func user(named name: String, password: String) async throws -> String? {
        await call()
    }
}
