import Binding

/// Logs a user in through a service, one login at a time.
final class DefaultLoginInteractor: LoginInteractor {
    let state: Observable<LoginState>

    private let service: any LoginService
    private let subject = Subject(LoginState.idle)
    private var call: Task<Void, Never>?

    init(service: any LoginService) {
        self.service = service
        state = subject.observable.removeDuplicates()
    }

    deinit { call?.cancel() }

    func logIn(userName: String, password: String) {
        guard subject.value != .waiting else { return }
        subject.send(.waiting)
        call = Task { [weak self, service] in
            let user = try? await service.user(named: userName, password: password)
            let state = user.map(LoginState.loggedIn) ?? .refused
            // If the task was cancelled, `cancel()` has already set the state.
            if !Task.isCancelled { self?.subject.send(state) }
        }
    }

    func cancel() {
        call?.cancel()
        if subject.value == .waiting { subject.send(.idle) }
    }
}
