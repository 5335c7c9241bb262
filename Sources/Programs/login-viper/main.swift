import ConsoleUI
import Foundation
import Login

let name = "login-viper"
let options: [Arguments.Option] = [
    .init("--format", "text|json", "what the views write (text)"),
    .init("--empty", nil, "begin with empty fields, and not with foo and its password"),
    .init("--help", nil, "show this"),
]
let output = TextOutput(.standardOutput)
let diagnostics = TextOutput(.standardError)

do {
    let words = CommandLine.arguments.dropFirst().map { $0 == "-h" ? "--help" : $0 }
    let arguments = try Arguments(Array(words), options: options)
    let word = arguments["--format"] ?? "text"
    guard let format = Console.Format(rawValue: word) else {
        throw Arguments.UsageError("'--format' takes 'text' or 'json', not '\(word)'.")
    }
    let isInteractive = isatty(STDIN_FILENO) == 1
    let console = Console(format: format, output: output, diagnostics: diagnostics, isInteractive: isInteractive)
    if arguments["--help"] != nil {
        console.write("Usage: \(name) [options]")
        console.write("")
        for line in Arguments.help(for: options).split(separator: "\n") { console.write(String(line)) }
        exit(ExitCode.success.rawValue)
    }
    let navigator = Navigator()
    let clock = ContinuousClock()
    let module = LoginModule(
        service: BundledLoginService(clock: clock), clock: clock,
        fields: arguments["--empty"] == nil ? .example : LoginFields())
    navigator.push(module.makeView(on: console))
    if isInteractive { console.note("Type 'help' for the commands.") }
    await CommandLoop(navigator: navigator, console: console, nextLine: StandardInput.nextLine).run()
} catch let error as Arguments.UsageError {
    Console(format: .text, output: output, diagnostics: diagnostics).warn(
        "\(name): \(error.message) Try '\(name) --help'.")
    exit(ExitCode.usage.rawValue)
}
