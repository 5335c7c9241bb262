import Binding
import ConsoleUI

/// Shows two fields and the state of the login, and delivers the user's actions to the presenter. Nothing else.
protocol LoginView: Screen {
    func didTapOnLogin()
    func didTapOnContinue()
}

/// Formats the state of a login, and takes each action to the interactor or to the router.
protocol LoginPresenter: AnyObject {
    /// The user's name and the password, which a view binds to its fields, both ways.
    var userName: Subject<String> { get }
    var password: Subject<String> { get }
    /// The login as text, ready for any view.
    var presentation: Observable<LoginPresentation> { get }
    /// Logs the user in with the names in the fields, unless a login is under way.
    func logIn()
    /// Shows the next screen, if the user is logged in.
    func goOn()
    /// Cancels the login that this presenter began, and the pause after it.
    func cancel()
}

/// Navigates from the login, whose view it references weakly.
protocol LoginRouter: AnyObject {
    func showWelcomeView(for userName: String)
}

/// Logs a user in. Depends on no layer above.
protocol LoginInteractor: AnyObject {
    var state: Observable<LoginState> { get }
    /// Asks the service, unless an answer is on its way.
    func logIn(userName: String, password: String)
    func cancel()
}

/// The state of a login. It holds no password.
enum LoginState: Equatable {
    case idle, waiting
    case loggedIn(userName: String)
    /// There is no such user, or the password is wrong.
    case refused
}
