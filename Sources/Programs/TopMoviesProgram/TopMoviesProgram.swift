public import ConsoleUI
import Foundation
public import MovieCatalog

/// What the four programs have in common: everything but the step.
public struct TopMoviesProgram {
    /// What a step needs to make its first screen.
    public struct Launch {
        /// The source of the movies.
        public let service: any MovieService
        /// How many movies to show.
        public let limit: Int
        /// Where the screens write.
        public let console: Console
        /// Takes each hop from layer to layer, or is nil where no trace was asked for.
        public let trace: Trace?
    }

    private let name: String
    private let businessLayer: String
    private let navigatingLayer: String
    private let makeScreen: (Launch) -> Screen

    /// Makes the program `name`, whose first screen is `makeScreen`'s.
    /// - Parameters:
    ///   - businessLayer: Who calls the service, for the trace.
    ///   - navigatingLayer: Who pushes a screen, for the trace.
    public init(
        name: String, businessLayer: String, navigatingLayer: String, makeScreen: @escaping (Launch) -> Screen
    ) {
        self.name = name
        self.businessLayer = businessLayer
        self.navigatingLayer = navigatingLayer
        self.makeScreen = makeScreen
    }

    /// Runs the program on the process's own arguments and streams, and ends the process.
    public func main() async -> Never {
        let words = Array(CommandLine.arguments.dropFirst())
        if let status = await IsolatedHTTPMovieService.answer(words, to: .standardOutput) { exit(status.rawValue) }
        let status = await run(
            words, output: TextOutput(.standardOutput),
            diagnostics: TextOutput(.standardError), isInteractive: isatty(STDIN_FILENO) == 1,
            nextLine: StandardInput.nextLine)
        exit(status.rawValue)
    }

    /// Runs the program until `quit` or the end of the input.
    /// - Returns: How it ended; where the last fetch failed, why.
    public func run(
        _ arguments: [String], output: TextOutput, diagnostics: TextOutput, isInteractive: Bool = false,
        nextLine: @escaping () async -> String?
    ) async -> ExitCode {
        let settings: Settings
        do {
            settings = try Settings(arguments)
        } catch {
            let console = Console(format: .text, output: output, diagnostics: diagnostics)
            console.warn("\(name): \(error.message) Try '\(name) --help'.")
            return .usage
        }
        let console = Console(
            format: settings.format, output: output, diagnostics: diagnostics, isInteractive: isInteractive)
        guard !settings.isHelp else {
            for line in Settings.help(for: name) { console.write(line) }
            return .success
        }
        let trace = settings.isTraced ? Trace(sink: console.note) : nil
        let service = ReportingMovieService(settings.service, console: console) { [businessLayer] in
            trace?("\(businessLayer) → Service")
        }
        let navigator = Navigator()
        navigator.push(
            makeScreen(Launch(service: service, limit: settings.limit, console: console, trace: trace)))
        navigator.willPush = { [navigatingLayer] _ in trace?("\(navigatingLayer) → Navigator push") }
        if isInteractive { console.note("Type 'help' for the commands.") }
        await CommandLoop(navigator: navigator, console: console, nextLine: nextLine).run()

        guard let failure = service.failure else { return .success }
        console.warn("\(name): \(failure.message)")
        return failure.kind.exitCode
    }
}

extension MovieServiceError.Kind {
    nonisolated var exitCode: ExitCode {
        switch self {
        case .notAMovieFeed: .data
        case .unreadableFile: .noInput
        case .unreachableAddress: .unavailable
        }
    }
}
