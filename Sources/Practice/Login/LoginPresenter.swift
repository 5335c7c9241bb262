import Binding

/// Presents a login. Navigates one second after the login succeeds, if this presenter started it.
final class DefaultLoginPresenter: LoginPresenter {
    let userName: Subject<String>
    let password: Subject<String>
    let presentation: Observable<LoginPresentation>

    private let router: any LoginRouter
    private let interactor: any LoginInteractor
    private let clock: any Clock<Duration>
    private let remark = Subject<LoginPresentation?>(nil)
    private var isLoggingIn = false
    private var pause: Task<Void, Never>?
    private var subscription: Cancellable?

    init(
        router: any LoginRouter, interactor: any LoginInteractor,
        clock: any Clock<Duration>, fields: LoginFields
    ) {
        self.router = router
        self.interactor = interactor
        self.clock = clock
        userName = fields.userName
        password = fields.password
        presentation = interactor.state
            .combineLatest(remark.observable)
            .map { state, remark in remark ?? LoginPresentation(state) }
            .removeDuplicates()
        subscription = interactor.state.bind(to: self) { presenter, state in
            presenter.didChange(state)
        }
    }

    deinit { pause?.cancel() }

    func logIn() {
        // The login in progress may belong to another presenter.
        if interactor.state.value != .waiting { isLoggingIn = true }
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
            // A user who returns has nothing to wait for.
            remark.send(settled)
        }
    }

    func cancel() {
        pause?.cancel()
        // The login in progress may belong to another presenter.
        if isLoggingIn { interactor.cancel() }
        // As in `goOn()`, a user who returns has nothing to wait for.
        if case .loggedIn = interactor.state.value { remark.send(presentation.value.settled) }
    }

    private func didChange(_ state: LoginState) {
        remark.send(nil)
        guard state != .waiting else { return }
        let wasLoggingIn = isLoggingIn
        isLoggingIn = false
        guard case .loggedIn = state else { return }
        guard wasLoggingIn else { return remark.send(presentation.value.settled) }
        pause = Task { [weak self, clock] in
            try? await clock.sleep(for: .seconds(1))
            if !Task.isCancelled { self?.goOn() }
        }
    }
}
