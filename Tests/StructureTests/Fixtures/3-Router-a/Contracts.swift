public import Binding
public import ConsoleUI
import Foundation
public import MovieCatalog

/// Turns the movie into what a view shows.
protocol MovieDetailPresenter: AnyObject {
    var presentation: MoviePresentation { get }
}

/// Holds the movie that was chosen.
protocol MovieDetailViewModel: AnyObject {
    var movie: Movie { get }
}

/// Shows the movies, and delivers what the user does to the presenter. Nothing else.
public protocol MovieListView: Screen {
    /// Delivers the wish to fetch the movies again.
    func didTapOnReload()
    /// Delivers the choice of the movie at `index`, from 0.
    func didTapOnMovie(at index: Int)
}

/// Turns movies into what a view shows, and takes each action to the `viewModel` or to the router.
public protocol MovieListPresenter: AnyObject {
    /// What a view shows, whichever view it is.
    var presentations: Observable<MovieListState<MoviePresentation>> { get }
    /// Has the movies fetched again.
    func reload()
    /// Has the details of the movie at `index` shown; does nothing where there is no such movie.
    func didSelectMovie(at index: Int)
}

/// Knows how to get to another screen. Its reference to the current view is weak.
public protocol MovieListRouter: AnyObject {
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
