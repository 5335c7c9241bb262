import Binding
import Conformance
import Testing

@testable import Login

/// What the presenter does by itself, over a router that stays on the screen.
@Suite(.timeLimit(.minutes(5)))
struct LoginPresenterTests {
    private let clock = ManualClock()
    private let service = ScriptedLoginService()
    private let router = RecordingRouter()
    private let presenter: DefaultLoginPresenter

    init() {
        presenter = DefaultLoginPresenter(
            router: router, interactor: DefaultLoginInteractor(service: service), clock: clock, fields: .example)
    }

    @Test func `a user who continues during the pause navigates once`() async throws {
        try await logIn()
        presenter.goOn()
        #expect(router.userNames == ["foo"])
        #expect(presenter.presentation.value.activity == nil)
        await endPause()
        #expect(router.userNames == ["foo"])
    }

    @Test func `a user who cancels during the pause stays`() async throws {
        try await logIn()
        presenter.cancel()
        #expect(presenter.presentation.value.activity == nil)
        await endPause()
        #expect(router.userNames == [])
        presenter.goOn()
        #expect(router.userNames == ["foo"])
    }

    @Test func `each change is presented once`() async throws {
        var seen: [LoginPresentation] = []
        let subscription = presenter.presentation.observe { seen.append($0) }
        presenter.goOn()
        presenter.goOn()
        try await logIn("foo")
        await endPause()
        presenter.logIn()
        await settle()
        try await service.answer(nil)
        let waiting = LoginPresentation(activity: "Logging in")
        let success = LoginPresentation(title: "Welcome Back", message: "Login Successful", activity: "Going on")
        let nobody = LoginPresentation(message: "User selected is nil, cannot proceed")
        let refusal = LoginPresentation(message: "Failed to get user object")
        #expect(seen == [LoginPresentation(), nobody, waiting, success, success.settled, waiting, refusal])
        subscription.cancel()
    }

    private func logIn(_ userName: String = "foo") async throws {
        presenter.logIn()
        await settle()
        try await service.answer(userName)
        await LoginTests.settle { clock.sleeperCount == 1 }
    }

    private func endPause() async {
        clock.advance(by: .seconds(1))
        await LoginTests.settle { presenter.presentation.value.activity == nil }
        await settle()
    }
}

private final class RecordingRouter: LoginRouter {
    private(set) var userNames: [String] = []
    func showWelcomeView(for userName: String) { userNames.append(userName) }
}
