import ConsoleUI
import MovieCatalog

/// Stands before a service, says what was left out of each feed, and remembers whether the last fetch failed.
@MainActor
final class ReportingMovieService: MovieService {
    private(set) var failure: MovieServiceError?

    private let service: any MovieService
    private let console: Console
    private let willFetch: @MainActor () -> Void

    init(_ service: any MovieService, console: Console, willFetch: @escaping @MainActor () -> Void) {
        self.service = service
        self.console = console
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
        failure = nil
        for remark in feed.remarks { console.note(remark) }
    }

    private func report(_ error: MovieServiceError) {
        guard !Task.isCancelled else { return }
        failure = error
    }
}
