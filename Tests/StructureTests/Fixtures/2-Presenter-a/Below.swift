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

    /// The same state, with each item transformed.
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

/// Turns the movie into what a view shows.
protocol MovieDetailPresenter: AnyObject {
    var presentation: MoviePresentation { get }
}

/// Holds the movie that was chosen.
protocol MovieDetailViewModel: AnyObject {
    var movie: Movie { get }
}

/// Shows the movies, delivers what the user does, and knows how to get to another screen.
public protocol MovieListView: Screen {
    /// Delivers the wish to fetch the movies again.
    func didTapOnReload()
    /// Delivers the choice of the movie at `index`, from 0.
    func didTapOnMovie(at index: Int)
    /// Shows the details of `movie`.
    func showDetailView(for movie: Movie)
}

/// Turns movies into what a view shows, and takes each action to the `viewModel`.
public protocol MovieListPresenter: AnyObject {
    /// What a view shows, whichever view it is.
    var presentations: Observable<MovieListState<MoviePresentation>> { get }
    /// Has the movies fetched again.
    func reload()
    /// The movie at `index`, or nil where there is none.
    func movie(at index: Int) -> Movie?
}

/// Holds the movies and the business rules. Knows nobody above.
public protocol MovieListViewModel: AnyObject {
    /// The top movies, or why there are none.
    var movies: Observable<MovieListState<Movie>> { get }
    /// Fetches the movies. The newest request wins: an answer to an older one is dropped.
    func fetchMovies()
}

/// The top movies of a service: ranked, and no more than the limit.
final class BundledListViewModel: MovieListViewModel {
    let movies: Observable<MovieListState<Movie>>

    private let service: any MovieService
    private let limit: Int
    private let state = Subject(MovieListState<Movie>.loading)
    private var fetch: Task<Void, Never>?

    init(service: any MovieService, limit: Int) {
        self.service = service
        self.limit = limit
        movies = state.observable.removeDuplicates()
    }

    deinit { fetch?.cancel() }

    func fetchMovies() {
        fetch?.cancel()
        state.send(.loading)
        fetch = Task { [weak self, service, limit] in
            let answer = await Self.topMovies(of: service, limit: limit)
            // A newer request has cancelled this one: its answer comes too late.
            if !Task.isCancelled { self?.state.send(answer) }
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
final class BundledDetailViewModel: MovieDetailViewModel {
    let movie: Movie

    init(movie: Movie) {
        self.movie = movie
    }
}

/// A movie in words, ready to be shown. A fact that is not known is a dash.
public struct MoviePresentation: Equatable, Encodable {
    let rank: String
    let title: String
    let year: String
    let rating: String
    let votes: String
    let director: String
    let runtime: String
    let genres: String

    init(of movie: Movie) {
        rank = movie.rank?.description ?? "–"
        title = movie.title
        year = movie.year?.description ?? "–"
        rating = movie.rating.map { String(format: "%.1f", $0) } ?? "–"
        votes = movie.votes?.formatted(.number.locale(Locale(identifier: "en_US"))) ?? "–"
        director = movie.director ?? "–"
        runtime = movie.runtimeMinutes.map { "\($0 / 60) h \($0 % 60) min" } ?? "–"
        genres = movie.genres.isEmpty ? "–" : movie.genres.joined(separator: ", ")
    }
}

/// Presents the movies of its `viewModel`.
final class BundledListPresenter: MovieListPresenter {
    let presentations: Observable<MovieListState<MoviePresentation>>

    private let viewModel: any MovieListViewModel

    init(viewModel: any MovieListViewModel) {
        self.viewModel = viewModel
        presentations = viewModel.movies.map { $0.map(MoviePresentation.init(of:)) }
    }

    func reload() {
        viewModel.fetchMovies()
    }

    func movie(at index: Int) -> Movie? {
        viewModel.movies.value.item(at: index)
    }
}

/// Presents the movie that was chosen.
final class BundledDetailPresenter: MovieDetailPresenter {
    let presentation: MoviePresentation

    init(viewModel: any MovieDetailViewModel) {
        presentation = MoviePresentation(of: viewModel.movie)
    }
}
