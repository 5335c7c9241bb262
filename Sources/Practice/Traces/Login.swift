import Binding
import ConsoleUI

extension LoginModule {
    /// Returns a view wired as `makeView(on:)` does, with a report to `trace` at each hop, which quotes no input.
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

private final class TracedInteractor: Traced<any LoginInteractor>, LoginInteractor {
    private(set) lazy var state = layer.state.map(passing("Interactor ⇢ Presenter state", except: .idle))

    func logIn(userName: String, password: String) {
        calling("Presenter → Interactor logIn(userName:password:)").logIn(userName: userName, password: password)
    }

    func cancel() { calling("Presenter → Interactor cancel()").cancel() }
}

private final class TracedPresenter: Traced<any LoginPresenter>, LoginPresenter {
    var userName: Subject<String> { layer.userName }
    var password: Subject<String> { layer.password }
    private(set) lazy var presentation = layer.presentation.map(passing("Presenter ⇢ View presentation"))

    func logIn() { calling("View → Presenter logIn()").logIn() }
    func goOn() { calling("View → Presenter goOn()").goOn() }
    func cancel() { calling("View → Presenter cancel()").cancel() }
}

private final class TracedRouter: Traced<any LoginRouter>, LoginRouter {
    func showWelcomeView(for userName: String) {
        calling("Presenter → Router showWelcomeView(for:)").showWelcomeView(for: userName)
    }
}
