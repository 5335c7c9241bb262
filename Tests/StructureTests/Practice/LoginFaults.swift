@testable import kata

extension Fault {
    static let login = [
        Fault(
            "the view asks the service", rule: "service-is-below", in: "TextLoginView.swift",
            find: "presenter.logIn()", replace: "_ = BundledLoginService(clock: clock)"),
        Fault(
            "the view knows the interactor", rule: "view-knows-presenter-alone", in: "JSONLoginView.swift",
            find: "presenter.cancel()", replace: "presenter.interactor.cancel()"),
        Fault(
            "the presenter imports ConsoleUI", rule: "platform", in: "UserLoginPresenter.swift",
            find: "import Binding", replace: "import ConsoleUI"),
        Fault(
            "the presentation imports ConsoleUI", rule: "platform", in: "LoginPresentation.swift",
            find: "/// A login", replace: "import ConsoleUI\n/// A login"),
        Fault(
            "the router holds the view strongly", rule: "weak-view", in: "ScreenLoginRouter.swift",
            find: "weak var view", replace: "var view"),
        Fault(
            "the view pushes the welcome", rule: "view-does-not-navigate", in: "TextLoginView.swift",
            find: "presenter.goOn()", replace: "navigator?.push(WelcomeModule.makeView(for: \"foo\", on: console))"),
        Fault(
            "the view asks for the way to the welcome", rule: "view-does-not-navigate", in: "TextLoginView.swift",
            find: "presenter.goOn()", replace: "way.showWelcomeView(for: \"foo\")"),
        Fault(
            "the presenter pushes", rule: "router-navigates", in: "UserLoginPresenter.swift",
            find: "router.showWelcomeView(for: userName)", replace: "router.stack.push(userName)"),
        Fault(
            "the word ViewModel is left", rule: "renamed", in: "LoginModule.swift",
            find: "/// Wires", replace: "typealias viewmodel = LoginInteractor\n    /// Wires"),
        Fault(
            "the presenter makes presentations, too", rule: "one-presentation", in: "UserLoginPresenter.swift",
            find: "remark.send(.nobody)",
            replace: "remark.send(LoginPresentation(title: \"Nobody\", message: \"is logged in\"))"),
        Fault(
            "a second initialiser takes the state", rule: "one-presentation", in: "UserLoginPresenter.swift",
            find: "/// Presents",
            replace: "extension LoginPresentation { init(short state: LoginState) { self.init(state) } }\n/// Presents"),
        Fault(
            "nothing makes a presentation", rule: "presentation-exists", in: "LoginPresentation.swift",
            find: "public struct LoginPresentation", replace: "public struct LoginText"),
        Fault(
            "the view formats", rule: "view-formats-nothing", in: "TextLoginView.swift",
            find: "presentation.message)\n", replace: "presentation.date.formatted())\n"),
        Fault(
            "the interactor holds the presenter", rule: "knows-nobody-above", in: "UserLoginInteractor.swift",
            find: "    deinit", replace: "    weak var presenter: (any LoginPresenter)?\n    deinit"),
        Fault(
            "the welcome does not keep its subscription", rule: "subscription-is-kept", in: "Welcome.swift",
            find: "console.write(heading:", replace: "_ = userName.bind(to: self) { _, _ in }; console.write(heading:"),
    ]
}
