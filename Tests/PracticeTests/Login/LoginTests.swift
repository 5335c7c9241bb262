import Conformance
import ConsoleUI
import Login
import Testing

/// The behaviour of the login, in each of its views.
@Suite(.timeLimit(.minutes(5))) struct LoginTests {
    @Test(arguments: Console.Format.allCases)
    func `login takes half a second, reports success, and navigates a second later`(format: Console.Format) async {
        let stage = LoginStage(format)
        #expect(stage.takeOutput().contains("foo"))
        await stage.type("login")
        #expect(stage.activity == "Logging in")
        #expect(stage.takeOutput() == "")
        stage.clock.advance(by: .milliseconds(499))
        #expect(stage.clock.sleeperCount == 1)
        await stage.pass(.milliseconds(1))
        #expect(stage.activity == "Going on")
        #expect(stage.clock.sleeperCount == 1)
        let result = stage.takeOutput()
        #expect(result.contains("Welcome Back"))
        #expect(result.contains("Login Successful"))
        #expect(!stage.wroteWhileBusy)
        stage.clock.advance(by: .milliseconds(999))
        #expect(stage.clock.sleeperCount == 1)
        await stage.pass(.milliseconds(1))
        let greeting = stage.takeOutput()
        #expect(greeting.contains("foo"))
        #expect(!greeting.contains("Login Successful"))
        #expect(stage.isPastLogin)
    }

    @Test(
        arguments: Console.Format.allCases,
        ["name nobody", "name FOO", "name", "password wrong", "password Password", "password"])
    func `a wrong name or password is refused`(format: Console.Format, command: String) async {
        let stage = LoginStage(format)
        await stage.type(command, "login")
        _ = stage.takeOutput()
        await stage.pass(.milliseconds(500))
        let result = stage.takeOutput()
        #expect(result.contains("Failed to get user object"))
        #expect(!result.contains("Welcome"))
        await stage.type("continue")
        #expect(stage.takeOutput().contains("User selected is nil, cannot proceed"))
        await stage.type("name foo", "password password")
        await stage.logIn()
        #expect(stage.takeOutput().contains("Login Successful"))
    }

    @Test(arguments: Console.Format.allCases)
    func `during a login, tapping Login again or Continue does nothing`(format: Console.Format) async throws {
        let service = ScriptedLoginService()
        let stage = LoginStage(format, service: service)
        _ = stage.takeOutput()
        for command in ["login", "name other", "login", "continue"] { await stage.ask(command) }
        #expect(service.calls == 1)
        #expect(stage.takeOutput() == "")
        try await service.answer(1, with: "foo")
        await settle { stage.clock.sleeperCount == 1 }
        await stage.pass(.seconds(1))
        #expect(stage.takeOutput().contains("Login Successful"))
    }

    @Test(arguments: Console.Format.allCases)
    func `no password is ever shown`(format: Console.Format) async {
        let stage = LoginStage(format, fields: LoginFields(userName: "foo", password: "s3cret"))
        await stage.type("password t0psecret", "login", "continue", "help")
        await stage.pass(.milliseconds(500))
        let output = stage.takeOutput()
        #expect(!output.contains("s3cret"))
        #expect(!output.contains("t0psecret"))
        #expect(output.contains("Failed to get user object"))
    }

    @Test(arguments: Console.Format.allCases, [false, true])
    func `when the screen goes away, it's released, and the login or the pause is cancelled`(
        format: Console.Format, isLoggedIn: Bool
    ) async throws {
        var stage: LoginStage? = LoginStage(format)
        let clock = try #require(stage?.clock)
        weak var screen: Screen?
        screen = stage?.top
        await stage?.type("login")
        if isLoggedIn { await stage?.pass(.milliseconds(500)) }
        #expect(screen != nil)
        #expect(clock.sleeperCount == 1)
        stage = nil
        #expect(screen == nil)
        #expect(clock.sleeperCount == 0)
    }

    @Test func `two views of one login share the fields, and the tapped view navigates`() async {
        let tapped = LoginStage(.text, fields: LoginFields())
        let other = LoginStage(.text, beside: tapped)
        await tapped.type("name foo")
        await other.type("password password")
        await tapped.logIn()
        for stage in [tapped, other] {
            let output = stage.takeOutput()
            #expect(output.contains("Login Successful"))
            #expect(output.contains("Welcome Back"))
        }
        await tapped.pass(.seconds(1))
        #expect(tapped.takeOutput().contains("Hello, foo"))
        #expect(!other.isPastLogin)
    }
}

/// A login whose screen is covered by another one, and later uncovered.
extension LoginTests {
    @Test(arguments: Console.Format.allCases, [nil, "foo"])
    func `a cancelled login stays cancelled, whatever the service answers`(
        format: Console.Format, answer: String?
    ) async throws {
        let service = ScriptedLoginService()
        let stage = LoginStage(format, service: service)
        await stage.ask()
        _ = stage.takeOutput()
        stage.leave()
        await settle()
        #expect(service.cancellations == 1)
        try await service.answer(1, with: answer)
        #expect(stage.takeOutput() == "", "a covered screen is silent")
        stage.comeBack()
        #expect(stage.activity == nil)
        let output = stage.takeOutput()
        #expect(output.contains("foo"))
        #expect(!output.contains("Failed"))
        #expect(!output.contains("Welcome"))
        await stage.type("continue")
        #expect(stage.takeOutput().contains("User selected is nil, cannot proceed"))
    }

    @Test(arguments: Console.Format.allCases, [nil, "old"])
    func `an old login's answer doesn't end the current login`(format: Console.Format, answer: String?) async throws {
        let service = ScriptedLoginService()
        let stage = LoginStage(format, service: service)
        await stage.ask()
        stage.leave()
        stage.comeBack()
        await stage.ask()
        #expect(service.calls == 2)
        _ = stage.takeOutput()
        try await service.answer(1, with: answer)
        #expect(stage.activity == "Logging in")
        #expect(stage.takeOutput() == "")
        try await service.answer(2, with: "new")
        #expect(stage.takeOutput().contains("Login Successful"))
        await stage.type("continue")
        #expect(stage.takeOutput().contains("new"))
    }

    enum Way: CaseIterable { case pause, impatience, elsewhere }

    @Test(arguments: Console.Format.allCases, Way.allCases)
    func `a returning user is still logged in, and Continue navigates once, without a pause`(
        format: Console.Format, way: Way
    ) async {
        let stage = LoginStage(format)
        await stage.logIn()
        _ = stage.takeOutput()
        switch way {
        case .pause: await stage.pass(.seconds(1))
        case .impatience: await stage.type("continue")
        case .elsewhere: stage.leave()
        }
        #expect(stage.isPastLogin == (way != .elsewhere))
        let other = stage.top
        #expect(stage.clock.sleeperCount == 0)
        await stage.pass(.seconds(1))
        #expect(stage.top === other, "a user who leaves during the pause stays on the other screen")
        #expect((stage.takeOutput() == "") == (way == .elsewhere))
        stage.comeBack()
        #expect(stage.takeOutput().contains("Login Successful"))
        #expect(stage.activity == nil)
        #expect(stage.clock.sleeperCount == 0)
        await stage.type("continue")
        #expect(stage.takeOutput().contains("foo"))
        #expect(stage.isPastLogin)
        let next = stage.top
        await stage.pass(.seconds(1))
        #expect(stage.top === next)
    }
}
