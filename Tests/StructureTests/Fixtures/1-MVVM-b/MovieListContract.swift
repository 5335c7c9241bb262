public import Binding
public import ConsoleUI
public import MovieCatalog

/// Puts the movies into words, shows them, delivers what the user does, and knows how to get to another screen.
public protocol MovieListView: Screen {
    /// Delivers the wish to fetch the movies again.
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
