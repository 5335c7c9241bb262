import Binding
import ConsoleUI

/// Shows two fields and the state of the login, and forwards the user's actions to the presenter. Does nothing else.
protocol LoginView: Screen {
    func didTapOnLogin()
    func didTapOnContinue()
}

/// Formats the state of a login, and forwards each action to the interactor or the router.
protocol LoginPresenter: AnyObject {
    /// The user name and password. A view binds them to its fields, in both directions.
    var userName: Subject<String> { get }
    var password: Subject<String> { get }
    /// The login as text that any view can show.
    var presentation: Observable<LoginPresentation> { get }
    /// Logs the user in with the name and password in the fields, unless a login is in progress.
    func logIn()
    /// Shows the next screen, if the user is logged in.
    func goOn()
    /// Cancels the login that this presenter started, and the pause after it.
    func cancel()
}

/// Navigates from the login. References the login's view weakly.
protocol LoginRouter: AnyObject {
    func showWelcomeView(for userName: String)
}

/// Logs a user in. Depends on no layer above.
protocol LoginInteractor: AnyObject {
    var state: Observable<LoginState> { get }
    /// Asks the service for the user, unless a response is pending.
    func logIn(userName: String, password: String)
    func cancel()
}

/// The state of a login. It contains no password.
enum LoginState: Equatable {
    case idle, waiting
    case loggedIn(userName: String)
    /// There is no such user, or the password is wrong.
    case refused
}
