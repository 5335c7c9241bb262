public import ConsoleUI
import Foundation

/// A program of screens on a console: everything but the screens.
public struct ConsoleProgram<Settings> {
    /// What the first screen is made of.
    public struct Launch {
        /// Where the screens write.
        public let console: Console
        /// Takes each hop from layer to layer, or is nil where no trace was asked for.
        public let trace: ((String) -> Void)?
        /// The options that were given.
        public let arguments: Arguments
        /// The values of the program's own options.
        public let settings: Settings
        /// How the program would end now.
        public let outcome: Outcome

        /// Returns a report of the calls that are this `hop` in the trace, such as `Interactor → Service`.
        public func report(_ hop: String) -> ServiceReport {
            ServiceReport(hop, console: console, trace: trace, outcome: outcome)
        }
    }

    private let description: ProgramDescription
    private let navigatingLayer: String
    private let readSettings: (Arguments) throws(Arguments.UsageError) -> Settings
    private let makeScreen: (Launch) -> Screen

    /// Makes a program.
    /// - Parameters:
    ///   - navigatingLayer: The layer that pushes screens, for the trace.
    ///   - readSettings: Checks the values of the program's own options, even if only help is asked for.
    ///   - makeScreen: Makes the first screen.
    public init(
        _ description: ProgramDescription, navigatingLayer: String,
        readSettings: @escaping (Arguments) throws(Arguments.UsageError) -> Settings,
        makeScreen: @escaping (Launch) -> Screen
    ) {
        (self.description, self.navigatingLayer) = (description, navigatingLayer)
        (self.readSettings, self.makeScreen) = (readSettings, makeScreen)
    }

    /// Runs the program on the process's own arguments and streams, and ends the process.
    public func main() async -> Never {
        let words = Array(CommandLine.arguments.dropFirst())
        if let status = await IsolatedHTTPSource.answer(words, to: .standardOutput) { exit(status.rawValue) }
        let status = await run(
            words, output: TextOutput(.standardOutput),
            diagnostics: TextOutput(.standardError), isInteractive: isatty(STDIN_FILENO) == 1,
            nextLine: StandardInput.nextLine)
        exit(status.rawValue)
    }

    /// Runs the program until `quit` or the end of the input.
    /// - Returns: How it ended: where a failure was left in the outcome, as that says.
    public func run(
        _ words: [String], output: TextOutput, diagnostics: TextOutput, isInteractive: Bool = false,
        nextLine: @escaping () async -> String?
    ) async -> ExitCode {
        let (name, outcome) = (description.name, Outcome())
        let console: Console
        let launch: Launch
        do {
            let (arguments, format) = try description.arguments(words)
            let settings = try readSettings(arguments)
            console = Console(format: format, output: output, diagnostics: diagnostics, isInteractive: isInteractive)
            launch = Launch(
                console: console, trace: arguments["--trace"].map { _ in { console.note($0) } },
                arguments: arguments, settings: settings, outcome: outcome)
        } catch {
            Console(format: .text, output: output, diagnostics: diagnostics)
                .warn("\(name): \(error.message) Try '\(name) --help'.")
            return .usage
        }
        guard launch.arguments["--help"] == nil else {
            for line in description.help { console.write(line) }
            return .success
        }
        let navigator = Navigator()
        navigator.push(makeScreen(launch))
        navigator.willPush = { [navigatingLayer] _ in launch.trace?("\(navigatingLayer) → Navigator push") }
        if isInteractive { console.note("Type 'help' for the commands.") }
        await CommandLoop(navigator: navigator, console: console, nextLine: nextLine).run()
        guard let failure = outcome.failure else { return .success }
        console.warn("\(name): \(failure.message)")
        return failure.status
    }
}

extension ConsoleProgram where Settings == Void {
    /// Makes a program whose own options need no check.
    public init(_ description: ProgramDescription, navigatingLayer: String, makeScreen: @escaping (Launch) -> Screen) {
        self.init(description, navigatingLayer: navigatingLayer, readSettings: { _ in }, makeScreen: makeScreen)
    }
}
