import Binding
import ConsoleUI

/// The login's composition root, which creates the layers and wires them up.
public struct LoginModule {
    private let interactor: any LoginInteractor
    private let clock: any Clock<Duration>
    private let fields: LoginFields

    /// Creates the business layer. All views of the login share it, along with the fields.
    /// - Parameter clock: Times the one-second pause between a login and the next screen.
    public init(service: any LoginService, clock: any Clock<Duration>, fields: LoginFields) {
        interactor = DefaultLoginInteractor(service: service)
        self.clock = clock
        self.fields = fields
    }

    /// Creates a view with its own layers above the business layer.
    public func makeView(on console: Console) -> Screen {
        let router = DefaultLoginRouter()
        let presenter = DefaultLoginPresenter(
            router: router, interactor: interactor, clock: clock, fields: fields)
        let view = DefaultLoginView(presenter: presenter, console: console)
        router.view = view
        return view
    }
}

/// The fields of a login. All copies share the same text.
public struct LoginFields {
    let userName, password: Subject<String>

    /// Creates the fields, and fills them in.
    public init(userName: String = "", password: String = "") {
        self.userName = Subject(userName)
        self.password = Subject(password)
    }

    /// Fields filled in as in the article "Writing an app with VIPER architecture", so that one tap logs the user in.
    public static var example: LoginFields {
        LoginFields(userName: "foo", password: "password")
    }
}
