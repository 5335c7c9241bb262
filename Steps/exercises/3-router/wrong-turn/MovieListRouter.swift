import ConsoleUI
import MovieCatalog

/// Leads on from the view that is current.
final class TopMovieListRouter: MovieListRouter {
    var view: (any MovieListView)?

    func showDetailView(for movie: Movie) {
        guard let view else { return }
        view.navigator?.push(MovieDetailModule.makeView(for: movie, on: view.console))
    }
}
