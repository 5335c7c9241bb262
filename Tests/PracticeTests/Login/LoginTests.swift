import Conformance
import ConsoleUI
import Login
import Testing

/// What the login does, through each of its views.
@Suite(.timeLimit(.minutes(5)))
struct LoginTests {
    @Test(arguments: Console.Format.allCases)
    func `it waits half a second, reports success, and navigates after another second`(
        format: Console.Format
    ) async {
        let stage = LoginStage(format)
        #expect(stage.takeOutput().contains("foo"))
        await stage.type("login")
        #expect(stage.console.activity == "Logging in")
        #expect(stage.takeOutput() == "")
        stage.clock.advance(by: .milliseconds(499))
        #expect(stage.clock.sleeperCount == 1)
        await stage.wait(.milliseconds(1)) { stage.console.activity == "Going on" && stage.clock.sleeperCount == 1 }
        let result = stage.takeOutput()
        #expect(result.contains("Welcome Back") && result.contains("Login Successful"))
        #expect(!stage.wroteWhileBusy)
        stage.clock.advance(by: .milliseconds(999))
        #expect(stage.clock.sleeperCount == 1)
        await stage.wait(.milliseconds(1)) { stage.console.activity == nil }
        let greeting = stage.takeOutput()
        #expect(greeting.contains("foo") && !greeting.contains("Login Successful"))
        #expect(stage.isPastLogin)
    }

    @Test(
        arguments: Console.Format.allCases,
        ["name nobody", "name FOO", "name", "password wrong", "password Password", "password"])
    func `another name or password is refused`(format: Console.Format, command: String) async {
        let stage = LoginStage(format)
        await stage.type(command)
        await stage.type("login")
        _ = stage.takeOutput()
        await stage.wait(.milliseconds(500)) { stage.console.activity == nil }
        let result = stage.takeOutput()
        #expect(result.contains("Failed to get user object") && !result.contains("Welcome"))
        await stage.type("continue")
        #expect(stage.takeOutput().contains("User selected is nil, cannot proceed"))
        for command in ["name foo", "password password", "login"] { await stage.type(command) }
        await stage.wait(.milliseconds(500)) { stage.console.activity == "Going on" }
        #expect(stage.takeOutput().contains("Login Successful"))
    }

    @Test(arguments: Console.Format.allCases)
    func `a second tap while it waits does nothing`(format: Console.Format) async throws {
        let service = ScriptedLoginService()
        let stage = LoginStage(format, service: service)
        for command in ["login", "name other", "login"] { stage.perform(command) }
        await Conformance.settle()
        #expect(service.calls == 1)
        try await service.answer("foo")
        await Self.settle { stage.clock.sleeperCount == 1 }
        await stage.wait(.seconds(1)) { stage.console.activity == nil }
        #expect(stage.takeOutput().contains("Login Successful"))
    }

    @Test(arguments: Console.Format.allCases)
    func `a user who leaves the screen cancels the call`(format: Console.Format) async {
        let stage = LoginStage(format)
        await stage.type("login")
        stage.navigator.push(Screen(console: stage.console))
        #expect(stage.clock.sleeperCount == 0)
        stage.navigator.pop()
        #expect(stage.console.activity == nil)
        #expect(!stage.takeOutput().contains("Failed"))
    }

    @Test(arguments: Console.Format.allCases)
    func `no password is ever shown`(format: Console.Format) async {
        let stage = LoginStage(format, fields: LoginFields(userName: "foo", password: "s3cret"))
        for command in ["password t0psecret", "login", "continue", "help"] { await stage.type(command) }
        await stage.wait(.milliseconds(500)) { stage.console.activity == nil }
        let output = stage.takeOutput()
        #expect(!output.contains("s3cret") && !output.contains("t0psecret"))
        #expect(output.contains("Failed to get user object"))
    }

    @Test(arguments: Console.Format.allCases, [false, true])
    func `when the screen goes away, its objects are released, and the call is cancelled`(
        format: Console.Format, isLoggedIn: Bool
    ) async throws {
        var stage: LoginStage? = LoginStage(format)
        let clock = try #require(stage?.clock)
        weak var screen: Screen?
        screen = stage?.navigator.top
        await stage?.type("login")
        if isLoggedIn { await stage?.wait(.milliseconds(500)) { clock.sleeperCount == 1 } }
        #expect(screen != nil && clock.sleeperCount == 1)
        stage = nil
        #expect(screen == nil)
        #expect(clock.sleeperCount == 0)
    }

    @Test func `two views on one login share their fields, and the one that was tapped navigates`() async {
        let tapped = LoginStage(.text, fields: LoginFields())
        let other = LoginStage(.text, beside: tapped)
        await tapped.type("name foo")
        await other.type("password password")
        await tapped.logIn()
        for stage in [tapped, other] {
            let output = stage.takeOutput()
            #expect(output.contains("Login Successful") && output.contains("Welcome Back"))
        }
        await tapped.wait(.seconds(1)) { tapped.isPastLogin }
        #expect(tapped.takeOutput().contains("Hello, foo"))
        #expect(!other.isPastLogin)
    }
}
