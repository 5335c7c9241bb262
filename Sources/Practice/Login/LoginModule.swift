import Binding
import ConsoleUI

/// The composition root of the login: creates the layers and wires them.
public struct LoginModule {
    private let interactor: any LoginInteractor
    private let clock: any Clock<Duration>
    private let fields: LoginFields

    /// Creates the business layer; all views of the login share it, and the fields.
    /// - Parameter clock: Measures the second between a login and the next screen.
    public init(service: any LoginService, clock: any Clock<Duration>, fields: LoginFields) {
        interactor = DefaultLoginInteractor(service: service)
        (self.clock, self.fields) = (clock, fields)
    }

    /// Returns a view with layers of its own above the business layer.
    public func makeView(on console: Console) -> Screen {
        let router = DefaultLoginRouter()
        let presenter = DefaultLoginPresenter(router: router, interactor: interactor, clock: clock, fields: fields)
        let view = DefaultLoginView(presenter: presenter, console: console)
        router.view = view
        return view
    }
}

/// The fields of a login. A copy holds the same text.
public struct LoginFields {
    let userName, password: Subject<String>

    /// Fills the fields.
    public init(userName: String = "", password: String = "") {
        (self.userName, self.password) = (Subject(userName), Subject(password))
    }

    /// Fields that the article fills in, so that one tap shows everything.
    public static var example: LoginFields { LoginFields(userName: "foo", password: "password") }
}
