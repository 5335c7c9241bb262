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
        fileprivate let run: Run

        /// Where the screens write.
        public var console: Console { run.console }
        /// Takes each hop from layer to layer, or is nil if no trace was asked for.
        public var trace: ((String) -> Void)? { run.trace }
        /// The word that was given for the program's choice, if it has one.
        public var choice: String? { run.choice }
    }

    let program: ConsoleProgram

    /// Creates the program `name`, whose first screen is `makeScreen`'s. Its trace names the layer that calls the service,
    /// and the one that pushes screens.
    public init(
        name: String, businessLayer: String, navigatingLayer: String, formats: [String] = [], choice: Choice? = nil,
        makeScreen: @escaping (Launch) -> Screen
    ) {
        program = ConsoleProgram(
            name: name, summary: "Shows the top movies, as a list and one by one.",
            commands: ["reload": "fetch the movies again", "open N": "show the details of movie N"],
            statuses: [
                .data: "the data isn't a movie feed", .noInput: "no such file",
                .unavailable: "the address did not answer", .system: "too few open files allowed",
            ], navigatingLayer: navigatingLayer, formats: formats, choice: choice
        ) { options throws(Arguments.UsageError) in
            let (source, limit) = try Self.settings(&options)
            return { run in
                let service = ReportingMovieService(
                    service: source, hop: "\(businessLayer) → Service", launch: run)
                return makeScreen(Launch(service: service, limit: limit, run: run))
            }
        }
    }

    /// Reads the program's own options.
    static func settings(
        _ options: inout Options
    ) throws(Arguments.UsageError) -> (service: any MovieService, limit: Int) {
        let source = options.source(of: "movies")
        let word = options("--limit", "N", help: "how many movies to show (25)") ?? "25"
        guard let limit = Int(word), limit > 0 else {
            throw Arguments.UsageError("'--limit' takes a whole number from 1 up, not '\(word)'.")
        }
        let bytes = try options.bytes(from: source, expecting: FetchingMovieService.content)
        return (bytes.map(FetchingMovieService.init) ?? BundledMovieService(), limit)
    }

    /// Runs the program on the process's own arguments and streams, and ends the process.
    public func main() async -> Never { await program.main() }
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
