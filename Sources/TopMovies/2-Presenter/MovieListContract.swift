import Binding
import ConsoleUI
import Fetching
import MovieCatalog

/// Shows the movies, handles the user's actions, and navigates.
protocol MovieListView: Screen {
    /// Called when the user taps Reload.
    func didTapOnReload()
    /// Called when the user taps the movie at `index`, counted from 0.
    func didTapOnMovie(at index: Int)
    /// Shows the details of `movie`.
    func showDetailView(for movie: Movie)
}

/// Formats movies for a view, and forwards each reload to the `viewModel`.
protocol MovieListPresenter: AnyObject {
    /// The movies as text, ready for any view.
    var presentations: Observable<LoadState<MoviePresentation>> { get }
    /// Fetches the movies again.
    func reload()
    /// Returns the movie at `index`, or nil if there is none.
    func movie(at index: Int) -> Movie?
}

/// Holds the movies and the business rules. Depends on no layer above.
protocol MovieListViewModel: AnyObject {
    /// The top movies, or why there are none.
    var movies: Observable<LoadState<Movie>> { get }
    /// Fetches the movies. The newest request wins: an answer to an older one is dropped.
    func fetchMovies()
}
