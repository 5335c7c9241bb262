import ConsoleProgram
import ConsoleUI
import Login

/// Stands before a service, tells of each call, and leaves in the outcome whether the last login was refused.
@MainActor
final class ReportingLoginService: LoginService {
    private let service: any LoginService
    private let outcome: Outcome
    private let trace: ((String) -> Void)?

    init(_ service: any LoginService, outcome: Outcome, trace: ((String) -> Void)?) {
        (self.service, self.outcome, self.trace) = (service, outcome, trace)
    }

    nonisolated func user(named name: String, password: String) async throws -> String? {
        await begin()
        let user = try await service.user(named: name, password: password)
        await report(isRefused: user == nil)
        return user
    }

    private func begin() {
        trace?("Interactor → Service")
    }

    private func report(isRefused: Bool) {
        guard !Task.isCancelled else { return }
        let refusal = "The login was refused; check the name and the password."
        outcome.failure = isRefused ? Outcome.Failure(refusal, .noPermission) : nil
    }
}
