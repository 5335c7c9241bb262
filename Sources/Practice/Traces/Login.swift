import Binding
import ConsoleUI

extension LoginModule {
    /// Returns a view wired as `makeView(on:)` does, with a report to `trace` at each hop between its layers. No report
    /// quotes what the user entered.
    public static func makeView(
        service: any LoginService, clock: any Clock<Duration>, fields: LoginFields, on console: Console,
        trace: @escaping (String) -> Void
    ) -> Screen {
        let interactor = TracedInteractor(DefaultLoginInteractor(service: service), trace)
        let router = DefaultLoginRouter()
        let presenter = TracedPresenter(
            DefaultLoginPresenter(
                router: TracedRouter(router, trace), interactor: interactor, clock: clock, fields: fields),
            trace)
        let view: any LoginView =
            switch console.format {
            case .text: TextLoginView(presenter: presenter, console: console)
            case .json: JSONLoginView(presenter: presenter, console: console)
            }
        router.view = view
        return view
    }
}

/// An interactor that reports each hop.
private final class TracedInteractor: LoginInteractor {
    let state: Observable<LoginState>
    private let interactor: any LoginInteractor
    private let trace: (String) -> Void

    init(_ interactor: any LoginInteractor, _ trace: @escaping (String) -> Void) {
        (self.interactor, self.trace) = (interactor, trace)
        state = interactor.state.map { state in
            if state != .idle { trace("Interactor ⇢ Presenter state") }
            return state
        }
    }

    func logIn(userName: String, password: String) {
        trace("Presenter → Interactor logIn(userName:password:)")
        interactor.logIn(userName: userName, password: password)
    }

    func cancel() {
        trace("Presenter → Interactor cancel()")
        interactor.cancel()
    }
}

/// A presenter that reports each hop.
private final class TracedPresenter: LoginPresenter {
    var userName: Subject<String> { presenter.userName }
    var password: Subject<String> { presenter.password }
    let presentation: Observable<LoginPresentation>
    private let presenter: any LoginPresenter
    private let trace: (String) -> Void

    init(_ presenter: any LoginPresenter, _ trace: @escaping (String) -> Void) {
        (self.presenter, self.trace) = (presenter, trace)
        presentation = presenter.presentation.map { presentation in
            trace("Presenter ⇢ View presentation")
            return presentation
        }
    }

    func logIn() {
        trace("View → Presenter logIn()")
        presenter.logIn()
    }

    func goOn() {
        trace("View → Presenter goOn()")
        presenter.goOn()
    }

    func cancel() {
        trace("View → Presenter cancel()")
        presenter.cancel()
    }
}

/// A router that reports each hop.
private final class TracedRouter: LoginRouter {
    private let router: any LoginRouter
    private let trace: (String) -> Void

    init(_ router: any LoginRouter, _ trace: @escaping (String) -> Void) {
        (self.router, self.trace) = (router, trace)
    }

    func showWelcomeView(for userName: String) {
        trace("Presenter → Router showWelcomeView(for:)")
        router.showWelcomeView(for: userName)
    }
}
