import Binding
import ConsoleUI

/// The login, as lines of text or as one JSON object for each change.
final class DefaultLoginView: Screen, LoginView {
    private let presenter: any LoginPresenter
    private let userName = Subject(""), password = Subject("")
    private var subscriptions: [Cancellable] = []

    init(presenter: any LoginPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewDidLoad() {
        commands = [
            Command.field("name", "enter the user's name", enter: userName.send),
            Command.field("password", "enter the password", enter: password.send),
            Command("login", "log in with the name and password entered") { [weak self] in
                self?.didTapOnLogin()
            },
            Command("continue", "continue to the next screen") { [weak self] in
                self?.didTapOnContinue()
            },
        ]
    }

    override func viewWillAppear() {
        subscriptions = [
            presenter.userName.bind(with: userName),
            presenter.password.bind(with: password),
            presenter.presentation.bind(to: self) { view, presentation in view.show(presentation) },
        ]
    }

    override func viewDidDisappear() {
        subscriptions = []
        presenter.cancel()
    }

    func didTapOnLogin() { presenter.logIn() }
    func didTapOnContinue() { presenter.goOn() }

    private func show(_ presentation: LoginPresentation) {
        // The spinner disappears before the result is shown.
        console.activity = nil
        if presentation.activity == nil || !presentation.message.isEmpty { write(presentation) }
        console.activity = presentation.activity
    }

    private func write(_ presentation: LoginPresentation) {
        let title = presentation.title
        let message = presentation.message
        switch console.format {
        case .text:
            if message.isEmpty { return console.write("User name: \(userName.value)") }
            if !title.isEmpty { console.write(heading: title) }
            console.write(message)
        case .json:
            console.write(json: Page(userName: userName.value, title: title, message: message))
        }
    }

    private struct Page: Encodable {
        let screen = "login"
        let userName, title, message: String
    }
}
