import Binding
import Conformance
import Testing

@testable import Login

/// What the interactor does by itself, whatever a presenter asks for.
@Suite(.timeLimit(.minutes(5)))
struct LoginInteractorTests {
    private let service = ScriptedLoginService()
    private let interactor: DefaultLoginInteractor

    init() { interactor = DefaultLoginInteractor(service: service) }

    @Test(arguments: [("foo", .loggedIn(userName: "foo")), (nil, .refused)] as [(String?, LoginState)])
    func `cancelling when no login is under way changes nothing`(answer: String?, state: LoginState) async throws {
        var seen: [LoginState] = []
        let subscription = interactor.state.observe { seen.append($0) }
        interactor.cancel()
        interactor.logIn(userName: "foo", password: "password")
        await settle()
        try await service.answer(answer)
        interactor.cancel()
        interactor.cancel()
        #expect(seen == [.idle, .waiting, state])
        subscription.cancel()
    }

    @Test func `a cancelled login makes room for the next, and its answer is dropped`() async throws {
        var seen: [LoginState] = []
        let subscription = interactor.state.observe { seen.append($0) }
        for name in ["old", "new"] {
            interactor.logIn(userName: name, password: "password")
            await settle()
            if name == "old" { interactor.cancel() }
        }
        try await service.answer("old")
        #expect(seen == [.idle, .waiting, .idle, .waiting])
        try await service.answer("new")
        #expect(seen.last == .loggedIn(userName: "new"))
        subscription.cancel()
    }
}
