import ConsoleProgram
import ConsoleUI
import Login

/// A service that reports each call, and reports a refusal as a failure.
nonisolated struct ReportingLoginService: LoginService {
    private struct Refusal: ServiceFailure {
        let message = "The login was refused; check the name and the password."
        let exitCode = ExitCode.noPermission
    }

    let service: any LoginService
    let launch: Launch

    func user(named name: String, password: String) async -> String? {
        try? await launch.report("Interactor → Service") { () throws(Refusal) in
            // No answer counts as a refusal, as it does for the interactor.
            guard let user = try? await service.user(named: name, password: password) else { throw Refusal() }
            return user
        }
    }
}
