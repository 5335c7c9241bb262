public import ConsoleProgram
public import ConsoleUI
public import MovieCatalog

/// The part that the programs of all steps share: everything but the step.
public struct TopMoviesProgram {
    /// The inputs of a step's first screen.
    public struct Launch {
        /// The source of the movies.
        public let service: any MovieService
        /// The number of movies to show.
        public let limit: Int
        /// The console that the screen writes to.
        public let console: Console
        /// The function that receives each call between layers, or nil if no trace was requested.
        public let trace: ((String) -> Void)?
        /// The value of `--format`, or nil if the option isn't given.
        public let format: String?
        /// The value of the program's `choice` option, or nil if the option isn't given.
        public let choice: String?
    }

    let program: ConsoleProgram

    static let source = SourceOptions(of: "movies")
    static let limit = Option(
        "--limit", "N", "how many movies to show (25)", default: 25, takes: "a whole number from 1 up"
    ) { word in
        Int(word).flatMap { $0 > 0 ? $0 : nil }
    }
    static let options: [any DeclaredOption] = [source.source, limit, source.timeout, source.maxBytes]

    /// Creates a program.
    /// - Parameters:
    ///   - businessLayer: The layer that calls the service, for the trace.
    ///   - navigatingLayer: The layer that pushes screens, for the trace.
    ///   - formats: The values of `--format` besides `text` and `json`.
    ///   - choice: An option of the program's own.
    ///   - makeScreen: Creates the first screen.
    public init(
        name: String,
        businessLayer: String,
        navigatingLayer: String,
        formats: [String] = [],
        choice: Option<String?>? = nil,
        makeScreen: @escaping (Launch) -> Screen
    ) {
        program = ConsoleProgram(
            name: name,
            summary: "Shows the top movies, as a list and one by one.",
            options: Self.options + (choice.map { [$0] } ?? []),
            commands: ["reload": "fetch the movies again", "open N": "show the details of movie N"],
            statuses: [
                .data: "the data isn't a movie feed",
                .noInput: "no such file",
                .unavailable: "the address did not answer",
            ],
            navigatingLayer: navigatingLayer,
            formats: formats
        ) { arguments, run in
            let hop = "\(businessLayer) → Service"
            let service = ReportingMovieService(service: Self.service(of: arguments), hop: hop, run: run)
            let launch = Launch(
                service: service,
                limit: arguments[Self.limit],
                console: run.console,
                trace: run.trace,
                format: run.format,
                choice: choice.flatMap { arguments[$0] })
            return makeScreen(launch)
        }
    }

    private static func service(of arguments: Arguments) -> any MovieService {
        let bytes = source.bytes(of: arguments, expecting: FetchingMovieService.content)
        return bytes.map(FetchingMovieService.init) ?? BundledMovieService()
    }

    /// Runs the program with the process's own arguments and streams, and ends the process.
    public func main() -> Never { program.main() }
}

/// A service that reports each call.
private nonisolated struct ReportingMovieService: MovieService {
    let service: any MovieService
    let hop: String
    let run: Launch

    func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        try await run.report(hop, remarks: \.remarks) { () throws(MovieServiceError) in
            try await service.fetchMovies()
        }
    }
}

nonisolated extension MovieServiceError: ServiceFailure {
    /// The program's exit status.
    public var exitCode: ExitCode { kind.exitCode }
}
