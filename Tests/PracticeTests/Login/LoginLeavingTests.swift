import Conformance
import ConsoleUI
import Login
import Testing

/// What becomes of a login when another screen covers it, and goes again.
@Suite(.timeLimit(.minutes(5)))
struct LoginLeavingTests {
    @Test(arguments: Console.Format.allCases, [nil, "foo"])
    func `a cancelled login stays cancelled, whatever the service answers`(
        format: Console.Format, answer: String?
    ) async throws {
        let service = ScriptedLoginService()
        let stage = LoginStage(format, service: service)
        stage.perform("login")
        await settle()
        _ = stage.takeOutput()
        stage.leave()
        try await service.answer(answer)
        #expect(stage.takeOutput() == "", "a covered screen is silent")
        stage.comeBack()
        #expect(stage.console.activity == nil)
        let output = stage.takeOutput()
        #expect(output.contains("foo") && !output.contains("Failed") && !output.contains("Welcome"))
        await stage.type("continue")
        #expect(stage.takeOutput().contains("User selected is nil, cannot proceed"))
    }

    @Test(arguments: Console.Format.allCases, [nil, "old"])
    func `an answer to the login before doesn't end this one`(format: Console.Format, answer: String?) async throws {
        let service = ScriptedLoginService()
        let stage = LoginStage(format, service: service)
        stage.perform("login")
        await settle()
        stage.leave()
        stage.comeBack()
        stage.perform("login")
        await settle()
        #expect(service.calls == 2)
        _ = stage.takeOutput()
        try await service.answer(answer)
        #expect(stage.console.activity == "Logging in")
        #expect(stage.takeOutput() == "")
        try await service.answer("new")
        #expect(stage.takeOutput().contains("Login Successful"))
        await stage.type("continue")
        #expect(stage.takeOutput().contains("new"))
    }

    @Test(arguments: Console.Format.allCases, [true, false])
    func `a user who comes back is still logged in, and waits for nothing`(
        format: Console.Format, isImpatient: Bool
    ) async {
        let stage = LoginStage(format)
        await stage.logIn()
        if isImpatient { await stage.type("continue") } else { await stage.wait(.seconds(1)) { stage.isPastLogin } }
        #expect(stage.isPastLogin)
        _ = stage.takeOutput()
        stage.comeBack()
        await stage.expectLoggedIn()
    }

    @Test(arguments: Console.Format.allCases)
    func `a user who leaves during the pause stays where they went`(format: Console.Format) async {
        let stage = LoginStage(format)
        await stage.logIn()
        _ = stage.takeOutput()
        stage.leave()
        let other = stage.navigator.top
        #expect(stage.clock.sleeperCount == 0)
        stage.clock.advance(by: .seconds(1))
        await settle()
        #expect(stage.navigator.top === other)
        #expect(stage.takeOutput() == "")
        stage.comeBack()
        await stage.expectLoggedIn()
    }

    @Test(arguments: Console.Format.allCases)
    func `a refusal is still there when the user comes back`(format: Console.Format) async {
        let stage = LoginStage(format)
        for command in ["password wrong", "login"] { await stage.type(command) }
        await stage.wait(.milliseconds(500)) { stage.console.activity == nil }
        stage.leave()
        _ = stage.takeOutput()
        stage.comeBack()
        #expect(stage.takeOutput().contains("Failed to get user object"))
        #expect(stage.console.activity == nil)
    }
}

extension LoginStage {
    /// Logs in, up to the pause before the next screen.
    func logIn() async {
        await type("login")
        await wait(.milliseconds(500)) { console.activity == "Going on" && clock.sleeperCount == 1 }
    }

    /// Expects a screen that says that the user is logged in, waits for nothing, and goes on when told to, once.
    fileprivate func expectLoggedIn(_ location: SourceLocation = #_sourceLocation) async {
        #expect(takeOutput().contains("Login Successful"), sourceLocation: location)
        #expect(console.activity == nil && clock.sleeperCount == 0, sourceLocation: location)
        await type("continue")
        #expect(takeOutput().contains("foo"), sourceLocation: location)
        #expect(isPastLogin, sourceLocation: location)
        let next = navigator.top
        clock.advance(by: .seconds(1))
        await settle()
        #expect(navigator.top === next, sourceLocation: location)
    }
}
