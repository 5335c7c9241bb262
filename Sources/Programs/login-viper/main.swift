import ConsoleProgram
import ConsoleUI
import Login

let program = ConsoleProgram(
    ProgramDescription(
        name: "login-viper",
        summary: "Logs in with a user's name and password, and says hello.",
        options: [.init("--empty", nil, "begin with empty fields, and not with foo and its password")],
        commands: [
            "name TEXT": "enter the user's name",
            "password TEXT": "enter the password",
            "login": "log in with what stands in the fields",
            "continue": "go on to the next screen",
        ]),
    navigatingLayer: "Router"
) { launch in
    let clock = ContinuousClock()
    return LoginModule(
        service: BundledLoginService(clock: clock), clock: clock,
        fields: launch.arguments["--empty"] == nil ? .example : LoginFields()
    ).makeView(on: launch.console)
}
await program.main()
