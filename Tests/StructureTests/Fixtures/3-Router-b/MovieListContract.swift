public import Binding
public import ConsoleUI
public import MovieCatalog

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
