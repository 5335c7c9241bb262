import Binding
import ConsoleProgram
import Login

/// An interactor that tells of each call and each answer on its way through, and of no word in them.
final class TracedInteractor: LoginInteractor {
    let state: Observable<LoginState>
    private let interactor: any LoginInteractor
    private let trace: Trace?

    init(_ interactor: any LoginInteractor, _ trace: Trace?) {
        self.interactor = interactor
        self.trace = trace
        state = interactor.state.map { state in
            if state != .idle { trace?("Interactor ⇢ Presenter state") }
            return state
        }
    }

    func logIn(userName: String, password: String) {
        trace?("Presenter → Interactor logIn(userName:password:)")
        interactor.logIn(userName: userName, password: password)
    }

    func cancel() {
        trace?("Presenter → Interactor cancel()")
        interactor.cancel()
    }
}

/// A presenter that tells of each call and each answer on its way through, and of no word in them.
final class TracedPresenter: LoginPresenter {
    let userName: Subject<String>
    let password: Subject<String>
    let presentation: Observable<LoginPresentation>
    private let presenter: any LoginPresenter
    private let trace: Trace?

    init(_ presenter: any LoginPresenter, _ trace: Trace?) {
        self.presenter = presenter
        self.trace = trace
        userName = presenter.userName
        password = presenter.password
        presentation = presenter.presentation.map { presentation in
            trace?("Presenter ⇢ View presentation")
            return presentation
        }
    }

    func logIn() {
        trace?("View → Presenter logIn()")
        presenter.logIn()
    }

    func goOn() {
        trace?("View → Presenter goOn()")
        presenter.goOn()
    }

    func cancel() {
        trace?("View → Presenter cancel()")
        presenter.cancel()
    }
}

/// A router that tells of each call on its way through.
final class TracedRouter: LoginRouter {
    private let router: any LoginRouter
    private let trace: Trace?

    init(_ router: any LoginRouter, _ trace: Trace?) {
        self.router = router
        self.trace = trace
    }

    func showWelcomeView(for userName: String) {
        trace?("Presenter → Router showWelcomeView(for:)")
        router.showWelcomeView(for: userName)
    }
}
