import Binding
import Fetching
import MovieCatalog

/// The top movies from a service, as text, ranked and cut off at the limit.
final class DefaultMovieListViewModel: MovieListViewModel {
    let presentations: Observable<LoadState<MoviePresentation>>

    private let service: any MovieService
    private let limit: Int
    private let state = Subject(LoadState<Movie>.loading)
    private var fetch: Task<Void, Never>?

    init(service: any MovieService, limit: Int) {
        self.service = service
        self.limit = limit
        presentations = state.observable.removeDuplicates().map { $0.map(MoviePresentation.init) }
    }

    deinit { fetch?.cancel() }

    func reload() {
        fetch?.cancel()
        state.send(.loading)
        fetch = Task { [weak self, service, limit] in
            let answer = await Self.topMovies(of: service, limit: limit)
            // If a newer request has cancelled this one, the answer comes too late.
            if !Task.isCancelled { self?.state.send(answer) }
        }
    }

    func movie(at index: Int) -> Movie? { state.value.item(at: index) }

    private static func topMovies(of service: any MovieService, limit: Int) async -> LoadState<Movie> {
        do {
            let movies = try await service.fetchMovies().movies.ranked().prefix(limit)
            return movies.isEmpty ? .empty : .loaded(Array(movies))
        } catch {
            return .failed(reason: error.message)
        }
    }
}
