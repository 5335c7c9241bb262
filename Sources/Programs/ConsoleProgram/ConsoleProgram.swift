public import ConsoleUI
import Foundation

/// A console program, except for its screens.
public struct ConsoleProgram<Settings> {
    private let description: ProgramDescription
    private let navigatingLayer: String
    private let readSettings: (Arguments) throws(Arguments.UsageError) -> Settings
    private let makeScreen: (Launch, Settings) -> Screen

    /// Creates a program.
    /// - Parameters:
    ///   - navigatingLayer: The layer that pushes screens, for the trace.
    ///   - readSettings: Reads the values of the program's own options, even if the user only asks for help.
    ///   - makeScreen: Makes the first screen.
    public init(
        _ description: ProgramDescription, navigatingLayer: String,
        readSettings: @escaping (Arguments) throws(Arguments.UsageError) -> Settings,
        makeScreen: @escaping (Launch, Settings) -> Screen
    ) {
        (self.description, self.navigatingLayer) = (description, navigatingLayer)
        (self.readSettings, self.makeScreen) = (readSettings, makeScreen)
    }

    /// Runs the program on the process's own arguments and streams, and ends the process.
    public func main() async -> Never {
        // The user wants the program to end; Swift would print a backtrace and continue.
        signal(SIGQUIT, SIG_DFL)
        let words = Array(CommandLine.arguments.dropFirst())
        #if os(Linux)
            let answer = await IsolatedHTTPSource.answer(
                words, nextLine: StandardInput.nextLine, to: .standardOutput, leave: { exit(1) })
            if let answer { exit(answer.rawValue) }
        #endif
        let status = await run(
            words, output: TextOutput(.standardOutput), diagnostics: TextOutput(.standardError),
            isInteractive: isatty(STDIN_FILENO) == 1, nextLine: StandardInput.nextLine)
        exit(status.rawValue)
    }

    /// Runs the program until `quit` or the end of the input.
    /// - Returns: How it ended: with the failure's exit status, if the launch was left with one.
    public func run(
        _ words: [String], output: TextOutput, diagnostics: TextOutput, isInteractive: Bool = false,
        nextLine: @escaping () async -> String?
    ) async -> ExitCode {
        let status = await perform(
            words, output: output, diagnostics: diagnostics, isInteractive: isInteractive, nextLine: nextLine)
        guard let loss = output.failure else { return status }
        Console(format: .text, output: output, diagnostics: diagnostics)
            .warn("\(description.name): The output could not be written: \(loss.localizedDescription)")
        return .inputOutput
    }

    private func perform(
        _ words: [String], output: TextOutput, diagnostics: TextOutput, isInteractive: Bool,
        nextLine: @escaping () async -> String?
    ) async -> ExitCode {
        let name = description.name
        let (arguments, format, choice, settings): (Arguments, Console.Format, String?, Settings)
        do {
            (arguments, format, choice) = try description.arguments(words)
            settings = try readSettings(arguments)
        } catch {
            Console(format: .text, output: output, diagnostics: diagnostics)
                .warn("\(name): \(error.message) Try '\(name) --help'.")
            return .usage
        }
        let console = Console(format: format, output: output, diagnostics: diagnostics, isInteractive: isInteractive)
        guard arguments["--help"] == nil else {
            for line in description.help { console.write(line) }
            return .success
        }
        let launch = Launch(on: console, choice: choice, isTraced: arguments["--trace"] != nil)
        let navigator = Navigator()
        navigator.push(makeScreen(launch, settings))
        navigator.willPush = { [navigatingLayer] _ in launch.trace?("\(navigatingLayer) → Navigator push") }
        if isInteractive { console.note("Type 'help' for the commands.") }
        await CommandLoop(navigator: navigator, console: console, nextLine: nextLine).run()
        guard let failure = launch.failure else { return .success }
        console.warn("\(name): \(failure.message)")
        return failure.exitCode
    }
}
