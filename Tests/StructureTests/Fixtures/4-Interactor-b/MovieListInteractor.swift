import MovieCatalog

final class Ranking: MovieListInteractor {
    weak var output: (any MovieListOutput)?

    private(set) var movies = MovieListState<Movie>.loading {
        didSet { if movies != oldValue { output?.moviesDidChange(to: movies) } }
    }

    private let service: any MovieService
    private let limit: Int
    private var newest = 0

    init(service: any MovieService, limit: Int) {
        self.service = service
        self.limit = limit
    }

    func fetchMovies() {
        newest += 1
        movies = .loading
        Task { [weak self, service, limit, newest] in
            let answer: MovieListState<Movie>
            do throws(MovieServiceError) {
                let found = try await service.fetchMovies().movies.ranked().prefix(limit)
                answer = found.isEmpty ? .empty : .loaded(Array(found))
            } catch {
                answer = .failed(reason: error.message)
            }
            if self?.newest == newest { self?.movies = answer }
        }
    }
}
