import Conformance
import ConsoleUI
import Login
import Testing

/// What two views on one login share, and what belongs to the one that was tapped.
@Suite(.timeLimit(.minutes(5)))
struct LoginTwoViewTests {
    private let tapped = LoginStage(.text)
    private let other: LoginStage

    init() { other = LoginStage(.json, beside: tapped) }

    @Test func `a tap on the second view during the first one's login doesn't take it over`() async {
        await tapped.type("login")
        other.perform("login")
        await answer()
        #expect(tapped.console.activity == "Going on" && other.console.activity == nil)
        #expect(tapped.clock.sleeperCount == 1)
        await tapped.wait(.seconds(1)) { tapped.isPastLogin }
        await settle()
        #expect(tapped.isPastLogin && !other.isPastLogin)
    }

    @Test(arguments: ["", "password wrong"])
    func `each login navigates from the view that began it`(command: String) async {
        // The first one's login ends, one way or the other.
        for command in [command, "login"] { await tapped.type(command) }
        await answer()
        await tapped.wait(.seconds(1)) { tapped.console.activity == nil }
        let top = tapped.navigator.top
        for command in ["password password", "login"] { await other.type(command) }
        await answer()
        #expect(other.console.activity == "Going on" && tapped.console.activity == nil)
        await other.wait(.seconds(1)) { other.isPastLogin }
        await settle()
        #expect(other.isPastLogin)
        #expect(tapped.navigator.top === top)
    }

    @Test func `leaving a view cancels its own login, and no other`() async {
        await tapped.type("login")
        other.leave()
        #expect(tapped.clock.sleeperCount == 1)
        await answer()
        #expect(tapped.takeOutput().contains("Login Successful"))
        other.comeBack()
        #expect(other.takeOutput().contains("Login Successful"))
        #expect(tapped.console.activity == "Going on" && other.console.activity == nil)
    }

    @Test func `a view sees that the other one's login was cancelled`() async {
        await tapped.type("login")
        #expect(other.console.activity == "Logging in")
        tapped.leave()
        #expect(other.console.activity == nil)
        #expect(tapped.clock.sleeperCount == 0)
    }

    @Test func `a covered view is silent, and shows what was entered and answered when it returns`() async {
        other.leave()
        _ = other.takeOutput()
        for command in ["name nobody", "login"] { await tapped.type(command) }
        await answer()
        #expect(other.takeOutput() == "" && other.console.activity == nil)
        other.comeBack()
        let output = other.takeOutput()
        #expect(output.contains("Failed to get user object") && output.contains("nobody"))
    }

    @Test func `two logins share nothing, even if both begin with the example`() async {
        let another = LoginStage(.text)
        for command in ["name nobody", "password wrong", "login"] { await tapped.type(command) }
        #expect(another.console.activity == nil)
        #expect(LoginStage(.text).takeOutput().contains("foo"))
        await another.logIn()
        #expect(another.takeOutput().contains("Login Successful"))
        #expect(tapped.console.activity == "Logging in")
    }

    /// Lets the service answer, and what follows run, up to the pause if there is one.
    private func answer() async {
        tapped.clock.advance(by: .milliseconds(500))
        await LoginTests.settle {
            let activities = [tapped, other].map(\.console.activity)
            let isPausing = activities.contains("Going on")
            return !activities.contains("Logging in") && (!isPausing || tapped.clock.sleeperCount > 0)
        }
        await settle()
    }
}
