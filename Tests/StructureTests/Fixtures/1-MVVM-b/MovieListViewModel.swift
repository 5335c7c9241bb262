import Binding
import MovieCatalog

/// The view model, without its behaviour. It never says print("…") to a Console; a Screen does.
final class RankedMovies {
    fileprivate let subject = Subject(MovieListState<Movie>.loading)
    fileprivate let (service, limit): (any MovieService, Int)
    fileprivate var request: Task<Void, Never>?

    init(service: any MovieService, limit: Int) {
        (self.service, self.limit) = (service, limit)
    }

    deinit { request?.cancel() }
}

extension RankedMovies: MovieListViewModel {
    var movies: Observable<MovieListState<Movie>> { subject.observable }

    func fetchMovies() {
        request?.cancel()
        if subject.value != .loading { subject.send(.loading) }
        request = Task { [weak self, service, limit] in
            let answer: MovieListState<Movie>
            do throws(MovieServiceError) {
                let found = try await service.fetchMovies().movies.ranked().prefix(limit)
                answer = found.count != 0 ? .loaded(Array(found)) : .empty
            } catch {
                answer = .failed(reason: error.message)
            }
            guard !Task.isCancelled, let self else { return }
            subject.send(answer)
        }
    }
}
