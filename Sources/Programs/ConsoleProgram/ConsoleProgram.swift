public import ConsoleUI
import Fetching
import Foundation

/// A console program, without its screens.
public struct ConsoleProgram {
    /// An option such as `--variant`, with a fixed set of values, and its line in the help.
    public typealias Choice = (option: String, words: [String], summary: String)

    let name, summary: String
    let commands: KeyValuePairs<String, String>
    let statuses: KeyValuePairs<ExitCode, String>
    private let navigatingLayer: String?
    private let formats: [String]
    private let choice: Choice?
    private let configure: (inout Options) throws(Arguments.UsageError) -> (Launch) -> Screen

    /// Creates a program.
    /// - Parameters:
    ///   - summary: A description of the program, in one sentence.
    ///   - commands: The commands of the program's screens, besides `back`, `help` and `quit`, each with a description.
    ///   - statuses: The meaning of each exit status besides 0, 64, 71 and 74.
    ///   - navigatingLayer: The layer that pushes screens, for the trace, or nil if there is no trace.
    ///   - formats: The values of `--format` besides `text` and `json`.
    ///   - choice: An option with a fixed set of values.
    ///   - configure: Reads the program's own options, and returns a function that creates the first screen.
    public init(
        name: String, summary: String, commands: KeyValuePairs<String, String> = [:],
        statuses: KeyValuePairs<ExitCode, String> = [:], navigatingLayer: String? = nil, formats: [String] = [],
        choice: Choice? = nil,
        configure: @escaping (inout Options) throws(Arguments.UsageError) -> (Launch) -> Screen
    ) {
        (self.name, self.summary, self.commands, self.statuses) = (name, summary, commands, statuses)
        self.formats = Console.Format.allCases.map(\.rawValue) + formats
        (self.navigatingLayer, self.choice, self.configure) = (navigatingLayer, choice, configure)
    }

    /// Runs the program with the process's own arguments and streams, and ends the process.
    public func main() -> Never {
        // The user expects SIGQUIT to end the program, but Swift would print a backtrace and continue.
        signal(SIGQUIT, SIG_DFL)
        let (words, diagnostics) = (Array(CommandLine.arguments.dropFirst()), TextOutput(.standardError))
        guard Thread.canStart else {
            let console = Console(format: .text, output: diagnostics, diagnostics: diagnostics)
            console.warn("\(name): The system allows too few threads; raise 'ulimit -u' or 'ulimit -v'.")
            exit(ExitCode.system.rawValue)
        }
        Task {
            #if os(Linux)
                let answer = await IsolatedHTTPSource.answer(
                    words, nextLine: StandardInput.nextLine, to: .standardOutput, leave: { exit(1) })
                if let answer { exit(answer.rawValue) }
            #endif
            let status = await run(
                words, output: TextOutput(.standardOutput), diagnostics: diagnostics,
                isInteractive: isatty(STDIN_FILENO) == 1, nextLine: StandardInput.nextLine)
            exit(status.rawValue)
        }
        dispatchMain()
    }

    /// Runs the program until `quit` or the end of the input.
    /// - Returns: The exit status. If the last call to a service failed, the failure determines the status.
    public func run(
        _ words: [String], output: TextOutput, diagnostics: TextOutput, isInteractive: Bool = false,
        nextLine: @escaping () async -> String?
    ) async -> ExitCode {
        let plain = Console(format: .text, output: output, diagnostics: diagnostics)
        var status = ExitCode.usage
        do {
            let (settings, options) = try Options.values(of: words, by: read)
            let console = Console(
                format: settings.format, output: output, diagnostics: diagnostics, isInteractive: isInteractive)
            if settings.isHelp {
                for line in help(listing: options.declared) { console.write(line) }
                status = .success
            } else {
                let launch = Launch(on: console, choice: settings.choice, isTraced: settings.isTraced)
                let navigator = Navigator()
                navigator.push(settings.makeScreen(launch))
                navigator.willPush = { _ in launch.trace?("\(navigatingLayer ?? "") → Navigator push") }
                if isInteractive { console.note("Type 'help' for the commands.") }
                await CommandLoop(navigator: navigator, console: console, nextLine: nextLine).run()
                if let failure = launch.failure { console.warn("\(name): \(failure.message)") }
                status = launch.failure?.exitCode ?? .success
            }
        } catch {
            plain.warn("\(name): \(error.message) Try '\(name) --help'.")
        }
        guard let loss = output.failure else { return status }
        plain.warn("\(name): The output could not be written: \(FetchError.cause(of: loss).localizedDescription)")
        return .inputOutput
    }

    private typealias Settings = (
        format: Console.Format, choice: String?, makeScreen: (Launch) -> Screen, isTraced: Bool, isHelp: Bool
    )

    private func read(_ options: inout Options) throws(Arguments.UsageError) -> Settings {
        let word =
            try options.word(of: ("--format", formats, "the output format (text)")) ?? Console.Format.text.rawValue
        let chosen = try options.word(of: choice)
        let makeScreen = try configure(&options)
        let isTraced =
            navigatingLayer != nil
            && options("--trace", help: "print each call between layers to standard error") != nil
        let isHelp = options("--help", help: "show this") != nil
        let format = Console.Format(rawValue: word)
        return (format ?? .text, format == nil ? word : chosen, makeScreen, isTraced, isHelp)
    }
}
