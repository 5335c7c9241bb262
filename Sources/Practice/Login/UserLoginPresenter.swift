import Binding

/// Presents a login, and goes on a second after it succeeded.
final class UserLoginPresenter: LoginPresenter {
    let userName: Subject<String>
    let password: Subject<String>
    let presentation: Observable<LoginPresentation>

    private let router: any LoginRouter
    private let interactor: any LoginInteractor
    private let clock: any Clock<Duration>
    private let remark = Subject<LoginPresentation?>(nil)
    private var pause: Task<Void, Never>?
    private var subscription: Cancellable?

    init(router: any LoginRouter, interactor: any LoginInteractor, clock: any Clock<Duration>, fields: LoginFields) {
        self.router = router
        self.interactor = interactor
        self.clock = clock
        userName = Subject(fields.userName)
        password = Subject(fields.password)
        presentation = interactor.state.combineLatest(remark.observable).map { $1 ?? LoginPresentation($0) }
            .removeDuplicates()
        subscription = interactor.state.bind(to: self) { presenter, state in presenter.didChange(state) }
    }

    deinit { pause?.cancel() }

    func logIn() {
        interactor.logIn(userName: userName.value, password: password.value)
    }

    func goOn() {
        switch interactor.state.value {
        case .waiting: break
        case .idle, .refused: remark.send(.nobody)
        case .loggedIn(let userName):
            pause?.cancel()
            let settled = presentation.value.settled
            router.showWelcomeView(for: userName)
            // For whoever comes back: there is nothing to wait for any more.
            remark.send(settled)
        }
    }

    func cancel() {
        pause?.cancel()
        interactor.cancel()
    }

    private func didChange(_ state: LoginState) {
        remark.send(nil)
        guard case .loggedIn = state else { return }
        pause = Task { [weak self, clock] in
            try? await clock.sleep(for: .seconds(1))
            if !Task.isCancelled { self?.goOn() }
        }
    }
}

/// What stands in the fields at the start.
public struct LoginFields: Sendable {
    /// The user's name.
    public let userName: String
    /// The password.
    public let password: String

    /// Fills the fields.
    public init(userName: String = "", password: String = "") {
        (self.userName, self.password) = (userName, password)
    }

    /// What the article fills in, so that one tap shows all.
    public static let example = LoginFields(userName: "foo", password: "password")
}
