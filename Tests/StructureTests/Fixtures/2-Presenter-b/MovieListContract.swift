public import Binding
public import ConsoleUI
public import MovieCatalog

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
