import ConsoleUI

/// Pushes screens on behalf of its view.
final class DefaultLoginRouter: LoginRouter {
    weak var view: (any LoginView)?
    func showWelcomeView(for userName: String) {
        guard let view else { return }
        view.navigator?.push(WelcomeView(userName: userName, console: view.console))
    }
}
