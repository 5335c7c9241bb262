import ConsoleProgram
import ConsoleUI
import Login

let empty = Flag("--empty", "start with empty fields instead of foo and its password")

ConsoleProgram(
    name: "login-viper",
    summary: "Logs in with a user's name and password, and says hello.",
    options: [empty],
    commands: [
        "name TEXT": "enter the user's name",
        "password TEXT": "enter the password",
        "login": "log in with the name and password entered",
        "continue": "continue to the next screen",
    ],
    statuses: [.noPermission: "the last login was refused"]
) { arguments, launch in
    let fields = arguments[empty] ? LoginFields() : LoginFields.example
    let clock = ContinuousClock()
    let service = ReportingLoginService(service: BundledLoginService(clock: clock), launch: launch)
    return LoginModule(service: service, clock: clock, fields: fields).makeView(on: launch.console)
}.main()

/// A service that reports a rejected login as a failure.
nonisolated struct ReportingLoginService: LoginService {
    private struct Refusal: ServiceFailure {
        let message = "The login was refused; check the name and the password."
        let exitCode = ExitCode.noPermission
    }

    let service: any LoginService
    let launch: Launch

    func user(named name: String, password: String) async -> String? {
        try? await launch.report { () throws(Refusal) in
            // A failed call counts as a rejection, as it does for the interactor.
            guard let user = try? await service.user(named: name, password: password) else {
                throw Refusal()
            }
            return user
        }
    }
}
