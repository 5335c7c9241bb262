public import ConsoleProgram
public import ConsoleUI
public import MovieCatalog

/// The part that the programs of all steps share: everything but the step.
public struct TopMoviesProgram {
    /// The inputs of a step's first screen: the source of the movies, the number to show, the console, the function
    /// that receives each call between layers (nil if no trace was requested), and the value of the `choice` option.
    public typealias Launch = (
        service: any MovieService, limit: Int, console: Console, trace: ((String) -> Void)?, choice: String?
    )

    let program: ConsoleProgram

    /// Creates the program `name`. Its first screen comes from `makeScreen`, and its trace names the layer that calls
    /// the service and the layer that pushes screens.
    public init(
        name: String, businessLayer: String, navigatingLayer: String, formats: [String] = [],
        choice: ConsoleProgram.Choice? = nil, makeScreen: @escaping (Launch) -> Screen
    ) {
        program = ConsoleProgram(
            name: name, summary: "Shows the top movies, as a list and one by one.",
            commands: ["reload": "fetch the movies again", "open N": "show the details of movie N"],
            statuses: [
                .data: "the data isn't a movie feed", .noInput: "no such file",
                .unavailable: "the address did not answer",
            ], navigatingLayer: navigatingLayer, formats: formats, choice: choice
        ) { options throws(Arguments.UsageError) in
            let (source, limit) = try Self.settings(&options)
            return { run in
                let service = ReportingMovieService(service: source, hop: "\(businessLayer) → Service", run: run)
                return makeScreen((service, limit, run.console, run.trace, run.choice))
            }
        }
    }

    /// Reads the program's own options.
    static func settings(_ options: inout Options) throws(Arguments.UsageError) -> (any MovieService, limit: Int) {
        let source = options.source(of: "movies")
        let word = options("--limit", "N", help: "how many movies to show (25)") ?? "25"
        guard let limit = Int(word), limit > 0 else {
            throw Arguments.UsageError("'--limit' takes a whole number from 1 up, not '\(word)'.")
        }
        let bytes = try options.bytes(from: source, expecting: FetchingMovieService.content)
        return (bytes.map(FetchingMovieService.init) ?? BundledMovieService(), limit)
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
        try await run.report(hop, remarks: \.remarks) { () throws(MovieServiceError) in try await service.fetchMovies()
        }
    }
}

nonisolated extension MovieServiceError: ServiceFailure {
    /// The program's exit status.
    public var exitCode: ExitCode { kind.exitCode }
}
