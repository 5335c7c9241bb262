public import ConsoleProgram
public import ConsoleUI
public import MovieCatalog

/// A service that reports each call.
nonisolated struct ReportingMovieService: MovieService {
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
    public var exitCode: ExitCode {
        switch kind {
        case .notAMovieFeed: .data
        case .unreadableFile: .noInput
        case .unreachableAddress: .unavailable
        }
    }
}
