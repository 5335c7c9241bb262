import ConsoleProgram
public import ConsoleUI
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
        public let trace: ((String) -> Void)?
    }

    private let program: ConsoleProgram<Settings>

    /// Makes the program `name`, whose first screen is `makeScreen`'s.
    /// - Parameters:
    ///   - businessLayer: Who calls the service, for the trace.
    ///   - navigatingLayer: Who pushes a screen, for the trace.
    public init(
        name: String, businessLayer: String, navigatingLayer: String, makeScreen: @escaping (Launch) -> Screen
    ) {
        program = ConsoleProgram(
            Self.description(of: name), navigatingLayer: navigatingLayer, readSettings: Settings.init
        ) { launch, settings in
            let service = ReportingMovieService(
                service: settings.service, hop: "\(businessLayer) → Service", launch: launch)
            return makeScreen(
                Launch(service: service, limit: settings.limit, console: launch.console, trace: launch.trace))
        }
    }

    private static func description(of name: String) -> ProgramDescription {
        ProgramDescription(
            name: name,
            summary: "Shows the top movies, as a list and one by one.",
            options: Settings.options,
            commands: ["reload": "fetch the movies again", "open N": "show the details of movie N"],
            statuses: [
                .data: "the data is no movie feed", .noInput: "no such file",
                .unavailable: "the address did not answer",
            ])
    }

    /// Runs the program on the process's own arguments and streams, and ends the process.
    public func main() async -> Never { await program.main() }

    /// Runs the program until `quit` or the end of the input.
    /// - Returns: How it ended; where the last fetch failed, why.
    public func run(
        _ arguments: [String], output: TextOutput, diagnostics: TextOutput, isInteractive: Bool = false,
        nextLine: @escaping () async -> String?
    ) async -> ExitCode {
        await program.run(
            arguments, output: output, diagnostics: diagnostics, isInteractive: isInteractive, nextLine: nextLine)
    }
}
