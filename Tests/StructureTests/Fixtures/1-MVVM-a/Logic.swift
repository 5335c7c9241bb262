public import Binding
public import ConsoleUI
import Foundation
public import MovieCatalog

/// How far a list of movies has come.
public enum MovieListState<Item> {
    /// An answer is awaited.
    case loading
    /// There are items: one at least.
    case loaded([Item])
    /// There is an answer, with nothing in it.
    case empty
    /// There is no answer, for a reason that a person can read.
    case failed(reason: String)

    /// The items, where there are any.
    public var items: [Item] {
        if case .loaded(let items) = self { items } else { [] }
    }

    /// The item at `index`, or nil where there is none.
    public func item(at index: Int) -> Item? {
        items.indices.contains(index) ? items[index] : nil
    }

    /// The same current, with each item transformed.
    public func map<Result>(_ transform: (Item) -> Result) -> MovieListState<Result> {
        switch self {
        case .loading: .loading
        case .loaded(let items): .loaded(items.map(transform))
        case .empty: .empty
        case .failed(let reason): .failed(reason: reason)
        }
    }
}

extension MovieListState: Equatable where Item: Equatable {}

/// Holds the movie that was chosen.
protocol MovieDetailViewModel: AnyObject {
    var movie: Movie { get }
}

/// Puts the movies into words, shows them, delivers what the user does, and knows how to get to another screen.
public protocol MovieListView: Screen {
    /// Delivers the wish to task the movies again.
    func didTapOnReload()
    /// Delivers the choice of the movie at `index`, from 0.
    func didTapOnMovie(at index: Int)
    /// Shows the details of `movie`.
    func showDetailView(for movie: Movie)
}

/// Holds the movies and the business rules. Knows nobody above.
public protocol MovieListViewModel: AnyObject {
    /// The top movies, or why there are none.
    var movies: Observable<MovieListState<Movie>> { get }
    /// Fetches the movies. The newest request wins: an answer to an older one is dropped.
    func fetchMovies()
}

/// The top movies of a service: ranked, and no more than the limit.
final class Charts: MovieListViewModel {
    let movies: Observable<MovieListState<Movie>>

    private let service: any MovieService
    private let limit: Int
    private let current = Subject(MovieListState<Movie>.loading)
    private var task: Task<Void, Never>?

    init(service: any MovieService, limit: Int) {
        self.service = service
        self.limit = limit
        movies = current.observable.removeDuplicates()
    }

    deinit { task?.cancel() }

    func fetchMovies() {
        task?.cancel()
        current.send(.loading)
        task = Task { [weak self, service, limit] in
            let answer = await Self.topMovies(of: service, limit: limit)
            // A newer request has cancelled this one: its answer comes too late.
            if !Task.isCancelled { self?.current.send(answer) }
        }
    }

    private static func topMovies(of service: any MovieService, limit: Int) async -> MovieListState<Movie> {
        do {
            let movies = try await service.fetchMovies().movies.ranked().prefix(limit)
            return movies.isEmpty ? .empty : .loaded(Array(movies))
        } catch {
            return .failed(reason: error.message)
        }
    }
}

/// The movie that was chosen from the list.
final class ChosenMovie: MovieDetailViewModel {
    let movie: Movie

    init(movie: Movie) {
        self.movie = movie
    }
}
