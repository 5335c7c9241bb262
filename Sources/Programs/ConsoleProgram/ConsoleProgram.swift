public import ConsoleUI
import Fetching
import Foundation
import Platform

/// A console program, without its screens.
public struct ConsoleProgram {
    let name: String
    let summary: String
    let commands: KeyValuePairs<String, String>
    let statuses: KeyValuePairs<ExitCode, String>
    let options: [any DeclaredOption]
    private let format: Option<String?>
    private let navigatingLayer: String?
    private let makeScreen: (Arguments, Launch) -> Screen

    private static let trace = Flag("--trace", "print each call between layers to standard error")
    private static let help = Flag("--help", "show this")

    /// Creates a program.
    /// - Parameters:
    ///   - summary: A description of the program, in one sentence.
    ///   - options: The program's own options, besides `--format`, `--trace` and `--help`.
    ///   - commands: The commands of the program's screens, besides `back`, `help` and `quit`, each with a description.
    ///   - statuses: The meaning of each exit status besides 0, 64, 71 and 74.
    ///   - navigatingLayer: The layer that pushes screens, for the trace, or nil if there is no trace.
    ///   - formats: The values of `--format` besides `text` and `json`.
    ///   - makeScreen: Creates the first screen, according to the program's own options.
    public init(
        name: String,
        summary: String,
        options: [any DeclaredOption] = [],
        commands: KeyValuePairs<String, String> = [:],
        statuses: KeyValuePairs<ExitCode, String> = [:],
        navigatingLayer: String? = nil,
        formats: [String] = [],
        makeScreen: @escaping (Arguments, Launch) -> Screen
    ) {
        self.name = name
        self.summary = summary
        self.commands = commands
        self.statuses = statuses
        self.navigatingLayer = navigatingLayer
        self.makeScreen = makeScreen
        let formats = Console.Format.allCases.map(\.rawValue) + formats
        format = Option("--format", oneOf: formats, "the output format (text)")
        let traces = navigatingLayer == nil ? [] : [Self.trace]
        self.options = [format] + options + traces + [Self.help]
    }

    /// Runs the program with the process's own arguments and streams, and ends the process.
    public func main() -> Never {
        openStandardStreams()
        // The user expects SIGQUIT to end the program, but Swift would print a backtrace and continue.
        signal(SIGQUIT, SIG_DFL)
        let words = Array(CommandLine.arguments.dropFirst())
        let diagnostics = TextOutput(.standardError)
        guard Thread.canStart else {
            let console = Console(format: .text, output: diagnostics, diagnostics: diagnostics)
            console.warn("\(name): The system allows too few threads; raise 'ulimit -u' or 'ulimit -v'.")
            exit(ExitCode.system.rawValue)
        }
        Task {
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
            let words = words.map { $0 == "-h" ? Self.help.name : $0 }
            let arguments = try Arguments(words, options: options)
            if arguments[Self.help] {
                for line in help { plain.write(line) }
                status = .success
            } else {
                let format = arguments[format].flatMap(Console.Format.init) ?? .text
                let console = Console(
                    format: format, output: output, diagnostics: diagnostics, isInteractive: isInteractive)
                status = await run(arguments, on: console, isInteractive: isInteractive, nextLine: nextLine)
            }
        } catch {
            plain.warn("\(name): \(error.message) Try '\(name) --help'.")
        }
        guard let loss = output.failure else { return status }
        plain.warn("\(name): The output could not be written: \(FetchError.cause(of: loss).localizedDescription)")
        return .inputOutput
    }

    /// Runs the screens until `quit` or the end of the input, and returns the exit status.
    private func run(
        _ arguments: Arguments, on console: Console, isInteractive: Bool,
        nextLine: @escaping () async -> String?
    ) async -> ExitCode {
        let isTraced = navigatingLayer != nil && arguments[Self.trace]
        let launch = Launch(on: console, format: arguments[format], isTraced: isTraced)
        let navigator = Navigator()
        navigator.push(makeScreen(arguments, launch))
        navigator.willPush = { _ in launch.trace?("\(navigatingLayer ?? "") → Navigator push") }
        if isInteractive { console.note("Type 'help' for the commands.") }
        await CommandLoop(navigator: navigator, console: console, nextLine: nextLine).run()
        guard let failure = launch.failure else { return .success }
        console.warn("\(name): \(failure.message)")
        return failure.exitCode
    }
}
