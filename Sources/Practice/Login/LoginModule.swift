public import ConsoleUI

/// The composition root of the login: the only place that knows which types stand behind the contracts.
public struct LoginModule {
    private let presenter: any LoginPresenter
    private let router: ScreenLoginRouter

    /// Wires the layers below the view, each of which the caller may wrap in one of its own.
    /// - Parameters:
    ///   - clock: Tells when the second between a login and the next screen is over.
    ///   - fields: What stands in the fields at the start.
    public init(
        service: any LoginService, clock: any Clock<Duration>, fields: LoginFields,
        wrapInteractor: (any LoginInteractor) -> any LoginInteractor = { $0 },
        wrapRouter: (any LoginRouter) -> any LoginRouter = { $0 },
        wrapPresenter: (any LoginPresenter) -> any LoginPresenter = { $0 }
    ) {
        let interactor = wrapInteractor(UserLoginInteractor(service: service))
        router = ScreenLoginRouter()
        presenter = wrapPresenter(
            UserLoginPresenter(router: wrapRouter(router), interactor: interactor, clock: clock, fields: fields))
    }

    /// Makes a view of the console's kind. Two calls make two views that show the same.
    public func makeView(on console: Console) -> Screen {
        let view: any LoginView =
            switch console.format {
            case .text: TextLoginView(presenter: presenter, console: console)
            case .json: JSONLoginView(presenter: presenter, console: console)
            }
        view.commands += [
            Command("login", "log in with what stands in the fields") { [weak view, router] in
                router.view = view
                view?.didTapOnLogin()
            },
            Command("continue", "go on to the next screen") { [weak view, router] in
                router.view = view
                view?.didTapOnContinue()
            },
        ]
        return view
    }
}
