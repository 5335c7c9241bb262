import Fetching
import MovieCatalog
import Observation

/// The top movies from a service, ranked and cut off at the limit.
@Observable
final class DefaultMovieListInteractor: MovieListInteractor {
    private(set) var movies = LoadState<Movie>.loading

    private let service: any MovieService
    private let limit: Int
    @ObservationIgnored private var fetch: Task<Void, Never>?

    init(service: any MovieService, limit: Int) {
        self.service = service
        self.limit = limit
    }

    deinit { fetch?.cancel() }

    func fetchMovies() {
        fetch?.cancel()
        movies = .loading
        fetch = Task { [weak self, service, limit] in
            let answer = await Self.topMovies(of: service, limit: limit)
            // If a newer request has cancelled this one, the answer comes too late.
            if !Task.isCancelled { self?.movies = answer }
        }
    }

    private static func topMovies(of service: any MovieService, limit: Int) async -> LoadState<Movie> {
        do {
            let movies = try await service.fetchMovies().movies.ranked().prefix(limit)
            return movies.isEmpty ? .empty : .loaded(Array(movies))
        } catch {
            return .failed(reason: error.message)
        }
    }
}
