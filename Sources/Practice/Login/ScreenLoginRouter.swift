import ConsoleUI

/// Leads on from the view that was tapped.
final class ScreenLoginRouter: LoginRouter {
    weak var view: (any LoginView)?

    func showWelcomeView(for userName: String) {
        guard let view else { return }
        view.navigator?.push(WelcomeModule.makeView(for: userName, on: view.console))
    }
}
