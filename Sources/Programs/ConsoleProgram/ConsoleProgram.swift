public import ConsoleUI
import Foundation

/// A console program, except for its screens.
public struct ConsoleProgram {
    private let help: Help
    private let navigatingLayer: String?
    private let formats: Choice
    private let choice: Choice?
    private let configure: (inout Options) throws(Arguments.UsageError) -> (Launch) -> Screen

    /// Creates a program.
    /// - Parameters:
    ///   - summary: What it does, in one sentence.
    ///   - commands: The commands of its screens, besides `back`, `help` and `quit`, and what each does.
    ///   - statuses: What each exit status means, besides 0, 64 and 74.
    ///   - navigatingLayer: The layer that pushes screens, for the trace; nil if there is no trace.
    ///   - formats: Words that `--format` takes besides `text` and `json`.
    ///   - choice: An option that takes one of a few words.
    ///   - configure: Reads the program's own options, and returns what makes the first screen.
    public init(
        name: String, summary: String, commands: KeyValuePairs<String, String> = [:],
        statuses: KeyValuePairs<ExitCode, String> = [:], navigatingLayer: String? = nil, formats: [String] = [],
        choice: Choice? = nil,
        configure: @escaping (inout Options) throws(Arguments.UsageError) -> (Launch) -> Screen
    ) {
        help = Help(name: name, summary: summary, commands: commands, statuses: statuses)
        let words = Console.Format.allCases.map(\.rawValue) + formats
        self.formats = Choice("--format", words, "the output format (text)")
        (self.navigatingLayer, self.choice, self.configure) = (navigatingLayer, choice, configure)
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
            .warn("\(help.name): The output could not be written: \(loss.localizedDescription)")
        return .inputOutput
    }

    private func perform(
        _ words: [String], output: TextOutput, diagnostics: TextOutput, isInteractive: Bool,
        nextLine: @escaping () async -> String?
    ) async -> ExitCode {
        let (settings, options): (Settings, Options)
        do {
            (settings, options) = try Options.values(of: words, by: read)
        } catch {
            Console(format: .text, output: output, diagnostics: diagnostics)
                .warn("\(help.name): \(error.message) Try '\(help.name) --help'.")
            return .usage
        }
        let console = Console(
            format: settings.format, output: output, diagnostics: diagnostics, isInteractive: isInteractive)
        guard !settings.isHelp else {
            for line in help.text(listing: options.declared).split(separator: "\n", omittingEmptySubsequences: false) {
                console.write(String(line))
            }
            return .success
        }
        let launch = Launch(on: console, choice: settings.choice, isTraced: settings.isTraced)
        let navigator = Navigator()
        navigator.push(settings.makeScreen(launch))
        navigator.willPush = { [navigatingLayer] _ in launch.trace?("\(navigatingLayer ?? "") → Navigator push") }
        if isInteractive { console.note("Type 'help' for the commands.") }
        await CommandLoop(navigator: navigator, console: console, nextLine: nextLine).run()
        guard let failure = launch.failure else { return .success }
        console.warn("\(help.name): \(failure.message)")
        return failure.exitCode
    }

    private typealias Settings = (
        format: Console.Format, choice: String?, makeScreen: (Launch) -> Screen, isTraced: Bool, isHelp: Bool
    )

    private func read(_ options: inout Options) throws(Arguments.UsageError) -> Settings {
        let word = try formats.word(in: &options) ?? Console.Format.text.rawValue
        let chosen = try choice?.word(in: &options)
        let makeScreen = try configure(&options)
        let isTraced =
            navigatingLayer != nil
            && options("--trace", help: "print each hop from layer to layer to standard error") != nil
        let isHelp = options("--help", help: "show this") != nil
        let format = Console.Format(rawValue: word)
        return (format ?? .text, format == nil ? word : chosen, makeScreen, isTraced, isHelp)
    }
}
