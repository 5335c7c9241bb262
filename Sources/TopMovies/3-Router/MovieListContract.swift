import Binding
import ConsoleUI
import Fetching
import MovieCatalog

/// Shows the movies and forwards the user's actions to the presenter. Does nothing else.
protocol MovieListView: Screen {
    /// Called when the user taps Reload.
    func didTapOnReload()
    /// Called when the user taps the movie at `index`, counted from 0.
    func didTapOnMovie(at index: Int)
}

/// Formats movies for a view, and forwards each action to the `viewModel` or to the router.
protocol MovieListPresenter: AnyObject {
    /// The movies as text, ready for any view.
    var presentations: Observable<LoadState<MoviePresentation>> { get }
    /// Fetches the movies again.
    func reload()
    /// Shows the details of the movie at `index`, if there is one.
    func didSelectMovie(at index: Int)
}

/// Navigates from the list, whose view it references weakly.
protocol MovieListRouter: AnyObject {
    /// Shows the details of `movie`.
    func showDetailView(for movie: Movie)
}

/// Holds the movies and the business rules. Depends on no layer above.
protocol MovieListViewModel: AnyObject {
    /// The top movies, or why there are none.
    var movies: Observable<LoadState<Movie>> { get }
    /// Fetches the movies. The newest request wins: an answer to an older one is dropped.
    func fetchMovies()
}
