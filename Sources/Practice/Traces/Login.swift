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
private final class TracedInteractor: Traced<any LoginInteractor>, LoginInteractor {
    private(set) lazy var state = layer.state.map { [trace] state in
        if state != .idle { trace("Interactor ⇢ Presenter state") }
        return state
    }

    func logIn(userName: String, password: String) {
        trace("Presenter → Interactor logIn(userName:password:)")
        layer.logIn(userName: userName, password: password)
    }

    func cancel() {
        trace("Presenter → Interactor cancel()")
        layer.cancel()
    }
}

/// A presenter that reports each hop.
private final class TracedPresenter: Traced<any LoginPresenter>, LoginPresenter {
    var userName: Subject<String> { layer.userName }
    var password: Subject<String> { layer.password }
    private(set) lazy var presentation = layer.presentation.map { [trace] presentation in
        trace("Presenter ⇢ View presentation")
        return presentation
    }

    func logIn() {
        trace("View → Presenter logIn()")
        layer.logIn()
    }

    func goOn() {
        trace("View → Presenter goOn()")
        layer.goOn()
    }

    func cancel() {
        trace("View → Presenter cancel()")
        layer.cancel()
    }
}

/// A router that reports each hop.
private final class TracedRouter: Traced<any LoginRouter>, LoginRouter {
    func showWelcomeView(for userName: String) {
        trace("Presenter → Router showWelcomeView(for:)")
        layer.showWelcomeView(for: userName)
    }
}

/// A layer that reports each hop.
private class Traced<Layer> {
    let layer: Layer
    let trace: (String) -> Void

    init(_ layer: Layer, _ trace: @escaping (String) -> Void) {
        (self.layer, self.trace) = (layer, trace)
    }
}
