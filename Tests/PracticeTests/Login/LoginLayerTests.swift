import Binding
import Conformance
import Testing

@testable import Login

/// The interactor and the presenter by themselves, without a view.
@Suite(.timeLimit(.minutes(5))) struct LoginLayerTests {
    private let service = ScriptedLoginService()
    private let interactor: DefaultLoginInteractor

    init() { interactor = DefaultLoginInteractor(service: service) }

    @Test(
        arguments: [
            ("foo", .loggedIn(userName: "foo")),
            (nil, .refused),
        ] as [(String?, LoginState)])
    func `cancelling while no login is under way changes nothing`(
        answer: String?, state: LoginState
    ) async throws {
        var seen: [LoginState] = []
        let subscription = interactor.state.observe { seen.append($0) }
        interactor.cancel()
        interactor.logIn(userName: "foo", password: "password")
        await settle()
        try await service.answer(1, with: answer)
        interactor.cancel()
        interactor.cancel()
        #expect(seen == [.idle, .waiting, state])
        subscription.cancel()
    }

    @Test func `each change is presented once, and each successful login navigates once`() async throws {
        let clock = ManualClock()
        let router = RecordingRouter()
        let presenter = DefaultLoginPresenter(
            router: router, interactor: interactor, clock: clock, fields: .example)
        var seen: [LoginPresentation] = []
        let subscription = presenter.presentation.observe { seen.append($0) }
        presenter.goOn()
        presenter.goOn()
        presenter.logIn()
        await settle()
        try await service.answer(1, with: "foo")
        await settle { clock.sleeperCount == 1 }
        presenter.goOn()
        #expect(clock.sleeperCount == 0, "the pause is over")
        await settle()
        #expect(router.userNames == ["foo"])
        presenter.logIn()
        await settle()
        try await service.answer(2, with: nil)
        let waiting = LoginPresentation(activity: "Logging in")
        let success = LoginPresentation(title: "Welcome Back", message: "Login Successful", activity: "Going on")
        let nobody = LoginPresentation(message: "User selected is nil, cannot proceed")
        let refusal = LoginPresentation(message: "Failed to get user object")
        #expect(seen == [LoginPresentation(), nobody, waiting, success, success.settled, waiting, refusal])
        subscription.cancel()
    }
}

private final class RecordingRouter: LoginRouter {
    private(set) var userNames: [String] = []
    func showWelcomeView(for userName: String) { userNames.append(userName) }
}
