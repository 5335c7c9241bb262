public import ConsoleProgram
public import ConsoleUI
public import MovieCatalog

private typealias Run = Launch

/// What the four programs share: everything but the step.
public struct TopMoviesProgram {
    /// What a step needs to make its first screen.
    public struct Launch {
        /// The source of the movies.
        public let service: any MovieService
        /// How many movies to show.
        public let limit: Int
        /// Where the screens write.
        public let console: Console
        /// Takes each hop from layer to layer, or is nil if no trace was asked for.
        public let trace: ((String) -> Void)?
        /// The word that was given for the program's choice, if it has one.
        public let choice: String?
        fileprivate let run: Run

        /// Reports the values of all observables below `screen`, where a trace was asked for, and returns it.
        public func traced(_ screen: Screen) -> Screen { run.traced(screen) }
    }

    let program: ConsoleProgram<Settings>

    /// Creates the program `name`, whose first screen is `makeScreen`'s. Its trace names the layer that calls the service,
    /// and the one that pushes screens.
    public init(
        name: String, businessLayer: String, navigatingLayer: String, formats: [String] = [], choice: Choice? = nil,
        makeScreen: @escaping (Launch) -> Screen
    ) {
        program = ConsoleProgram(
            Self.description(of: name, formats: formats, choice: choice), navigatingLayer: navigatingLayer,
            readSettings: Settings.init
        ) { launch, settings in
            let service = ReportingMovieService(
                service: settings.service, hop: "\(businessLayer) → Service", launch: launch)
            return makeScreen(
                Launch(
                    service: service, limit: settings.limit, console: launch.console, trace: launch.trace,
                    choice: launch.choice, run: launch))
        }
    }

    private static func description(of name: String, formats: [String], choice: Choice?) -> ProgramDescription {
        ProgramDescription(
            name: name,
            summary: "Shows the top movies, as a list and one by one.",
            options: Settings.options,
            commands: ["reload": "fetch the movies again", "open N": "show the details of movie N"],
            statuses: [
                .data: "the data isn't a movie feed", .noInput: "no such file",
                .unavailable: "the address did not answer", .system: "too few open files allowed",
            ], formats: formats, choice: choice)
    }

    /// Runs the program on the process's own arguments and streams, and ends the process.
    public func main() async -> Never { await program.main() }
}

/// The values of the program's own options.
struct Settings {
    static let options: [Arguments.Option] = [
        .source(of: "movies"), .init("--limit", "N", "how many movies to show (25)"),
        .timeout(for: "an address"), .maxBytes,
    ]

    let service: any MovieService
    let limit: Int

    /// - Throws: ``Arguments/UsageError`` that says what is wrong and what to type instead.
    init(_ arguments: Arguments) throws(Arguments.UsageError) {
        let word = arguments["--limit"] ?? "25"
        guard let limit = Int(word), limit > 0 else {
            throw Arguments.UsageError("'--limit' takes a whole number from 1 up, not '\(word)'.")
        }
        self.limit = limit
        if let source = try arguments.source(expecting: FetchingMovieService.content) {
            service = FetchingMovieService(from: source)
        } else {
            service = BundledMovieService()
        }
    }
}

/// A service that reports each call.
private nonisolated struct ReportingMovieService: MovieService {
    let service: any MovieService
    let hop: String
    let launch: Launch

    func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        try await launch.report(hop, remarks: \.remarks) { () throws(MovieServiceError) in
            try await service.fetchMovies()
        }
    }
}

nonisolated extension MovieServiceError: ServiceFailure {
    /// The program's exit status.
    public var exitCode: ExitCode { kind.exitCode }
}
