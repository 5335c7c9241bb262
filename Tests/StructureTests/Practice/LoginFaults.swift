@testable import kata

extension Mutant {
    static let login = [
        Mutant(
            "the view asks the service", in: "TextLoginView.swift", "presenter.logIn()",
            "_ = BundledLoginService(clock: clock)", rule: "service-is-below"),
        Mutant(
            "the view knows the interactor", in: "JSONLoginView.swift", "presenter.cancel()",
            "presenter.interactor.cancel()", rule: "view-knows-presenter-alone"),
        Mutant(
            "the presenter imports ConsoleUI", in: "LoginPresenter.swift", "import Binding",
            "import ConsoleUI", rule: "platform"),
        Mutant(
            "the presentation imports ConsoleUI", in: "LoginPresentation.swift", "/// A login",
            "import ConsoleUI\n/// A login", rule: "platform"),
        Mutant(
            "the router holds the view strongly", in: "LoginRouter.swift", "weak var view",
            "var view", rule: "weak-view"),
        Mutant(
            "the view pushes the welcome", in: "TextLoginView.swift", "presenter.goOn()",
            "navigator?.push(WelcomeModule(userName: \"foo\").makeView(on: console))", rule: "view-does-not-navigate"),
        Mutant(
            "the view asks for the way to the welcome", in: "TextLoginView.swift", "presenter.goOn()",
            "way.showWelcomeView(for: \"foo\")", rule: "view-does-not-navigate"),
        Mutant(
            "the presenter pushes", in: "LoginPresenter.swift", "router.showWelcomeView(for: userName)",
            "router.stack.push(userName)", rule: "router-navigates"),
        Mutant(
            "the word ViewModel is left", in: "LoginModule.swift", "/// Creates",
            "typealias viewmodel = LoginInteractor\n    /// Creates", rule: "renamed"),
        Mutant(
            "the presenter makes presentations, too", in: "LoginPresenter.swift", "remark.send(.nobody)",
            "remark.send(LoginPresentation(title: \"Nobody\", message: \"is logged in\"))", rule: "one-presentation"),
        Mutant(
            "a second initialiser takes the state", in: "LoginPresenter.swift", "/// Presents",
            "extension LoginPresentation { init(short state: LoginState) { self.init(state) } }\n/// Presents",
            rule: "one-presentation"),
        Mutant(
            "nothing makes a presentation", in: "LoginPresentation.swift", "struct LoginPresentation",
            "struct LoginText", rule: "presentation-exists"),
        Mutant(
            "the view formats", in: "TextLoginView.swift", "presentation.message)\n",
            "presentation.date.formatted())\n", rule: "view-formats-nothing"),
        Mutant(
            "the interactor holds the presenter", in: "LoginInteractor.swift", "    deinit",
            "    weak var presenter: (any LoginPresenter)?\n    deinit", rule: "knows-nobody-above"),
        Mutant(
            "the welcome does not keep its subscription", in: "Welcome.swift", "console.write(heading:",
            "_ = userName.bind(to: self) { _, _ in }; console.write(heading:", rule: "subscription-is-kept"),
    ]
}
