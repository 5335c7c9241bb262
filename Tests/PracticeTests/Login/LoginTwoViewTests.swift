import Conformance
import ConsoleUI
import Login
import Testing

/// The state that two views of one login share, and the state that belongs to the view where the user tapped.
@Suite(.timeLimit(.minutes(5))) struct LoginTwoViewTests {
    private let tapped = LoginStage(.text)
    private let other: LoginStage

    init() { other = LoginStage(.json, beside: tapped) }

    @Test func `a tap on the second view during the first view's login doesn't take over the login`() async {
        await tapped.type("login")
        await other.type("login")
        await tapped.pass(.milliseconds(500))
        #expect(tapped.activity == "Going on")
        #expect(other.activity == nil)
        #expect(tapped.clock.sleeperCount == 1)
        await tapped.pass(.seconds(1))
        #expect(tapped.isPastLogin)
        #expect(!other.isPastLogin)
    }

    @Test(arguments: ["", "password wrong"])
    func `each successful login navigates from the view that started it`(command: String) async {
        // The first view's login succeeds or fails.
        await tapped.type(command)
        await tapped.logIn()
        await tapped.pass(.seconds(1))
        let top = tapped.top
        await other.type("password password")
        await other.logIn()
        #expect(other.activity == "Going on")
        #expect(tapped.activity == nil)
        await other.pass(.seconds(1))
        #expect(other.isPastLogin)
        #expect(tapped.top === top)
    }

    @Test func `leaving a view cancels only the login from that view`() async {
        await tapped.type("login")
        other.leave()
        #expect(tapped.clock.sleeperCount == 1)
        await tapped.pass(.milliseconds(500))
        #expect(tapped.takeOutput().contains("Login Successful"))
        other.comeBack()
        #expect(other.takeOutput().contains("Login Successful"))
        #expect(tapped.activity == "Going on")
        #expect(other.activity == nil)
    }

    @Test func `when one view's login is cancelled, the other view stops showing the activity`() async {
        await tapped.type("login")
        #expect(other.activity == "Logging in")
        tapped.leave()
        #expect(other.activity == nil)
        #expect(tapped.clock.sleeperCount == 0)
    }

    @Test func `a covered view writes nothing, and shows the entered name and the result when it returns`() async {
        other.leave()
        _ = other.takeOutput()
        await tapped.type("name nobody")
        await tapped.logIn()
        #expect(other.takeOutput() == "")
        #expect(other.activity == nil)
        other.comeBack()
        let output = other.takeOutput()
        #expect(output.contains("Failed to get user object"))
        #expect(output.contains("nobody"))
        #expect(other.activity == nil)
    }

    @Test func `two logins share nothing, even if both start with the example values`() async {
        let another = LoginStage(.text)
        await tapped.type("name nobody", "password wrong", "login")
        #expect(another.activity == nil)
        #expect(LoginStage(.text).takeOutput().contains("foo"))
        await another.logIn()
        #expect(another.takeOutput().contains("Login Successful"))
        #expect(tapped.activity == "Logging in")
    }
}
