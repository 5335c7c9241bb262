import ConsoleProgram
import ConsoleUI
import Login

let description = ProgramDescription(
    name: "login-viper",
    summary: "Logs in with a user's name and password, and says hello.",
    options: [.init("--empty", nil, "start with empty fields instead of foo and its password")],
    commands: [
        "name TEXT": "enter the user's name",
        "password TEXT": "enter the password",
        "login": "log in with the name and password entered",
        "continue": "continue to the next screen",
    ],
    statuses: [.noPermission: "the last login was refused"])

let program = ConsoleProgram(
    description, navigatingLayer: "Router",
    readSettings: { $0["--empty"] == nil ? LoginFields.example : LoginFields() },
    makeScreen: { launch, fields in
        let clock = ContinuousClock()
        let service = ReportingLoginService(service: BundledLoginService(clock: clock), launch: launch)
        return if let trace = launch.trace {
            LoginModule.makeView(service: service, clock: clock, fields: fields, on: launch.console, trace: trace)
        } else {
            LoginModule(service: service, clock: clock, fields: fields).makeView(on: launch.console)
        }
    })
await program.main()
