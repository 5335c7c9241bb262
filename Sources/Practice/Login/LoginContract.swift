public import Binding
public import ConsoleUI

/// Shows two fields and what became of them, and delivers what the user does to the presenter. Nothing else.
public protocol LoginView: Screen {
    /// Delivers the wish to log in.
    func didTapOnLogin()
    /// Delivers the wish to go on to the next screen at once.
    func didTapOnContinue()
}

/// Turns the state of a login into what a view shows, and takes each action to the interactor or to the router.
public protocol LoginPresenter: AnyObject {
    /// The field of the user's name: a view binds its own to it, both ways.
    var userName: Subject<String> { get }
    /// The field of the password: a view binds its own to it, both ways.
    var password: Subject<String> { get }
    /// What a view shows, whichever view it is.
    var presentation: Observable<LoginPresentation> { get }
    /// Has somebody logged in with what stands in the fields; does nothing while that is under way.
    func logIn()
    /// Has the next screen shown, where somebody is logged in.
    func goOn()
    /// Gives up what is under way.
    func cancel()
}

/// Knows how to get to another screen. Its reference to the current view is weak.
public protocol LoginRouter: AnyObject {
    /// Shows the screen that follows a login.
    func showWelcomeView(for userName: String)
}

/// Logs somebody in. Knows nobody above.
public protocol LoginInteractor: AnyObject {
    /// How far the login has come.
    var state: Observable<LoginState> { get }
    /// Asks the service; does nothing while it is being asked.
    func logIn(userName: String, password: String)
    /// Gives up what is under way.
    func cancel()
}
