import ConsoleProgram
import ConsoleUI
import MovieCatalog

/// Stands before a service, says what was left out of each feed, and leaves in the outcome whether the last fetch
/// failed.
@MainActor
final class ReportingMovieService: MovieService {
    private let service: any MovieService
    private let console: Console
    private let outcome: Outcome
    private let willFetch: @MainActor () -> Void

    init(
        _ service: any MovieService, console: Console, outcome: Outcome, willFetch: @escaping @MainActor () -> Void
    ) {
        self.service = service
        self.console = console
        self.outcome = outcome
        self.willFetch = willFetch
    }

    nonisolated func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        await willFetch()
        do {
            let feed = try await service.fetchMovies()
            await report(feed)
            return feed
        } catch {
            await report(error)
            throw error
        }
    }

    private func report(_ feed: MovieFeed) {
        guard !Task.isCancelled else { return }
        outcome.failure = nil
        for remark in feed.remarks { console.note(remark) }
    }

    private func report(_ error: MovieServiceError) {
        guard !Task.isCancelled else { return }
        outcome.failure = Outcome.Failure(error.message, error.kind.exitCode)
    }
}

extension MovieServiceError.Kind {
    fileprivate var exitCode: ExitCode {
        switch self {
        case .notAMovieFeed: .data
        case .unreadableFile: .noInput
        case .unreachableAddress: .unavailable
        }
    }
}
