import ConsoleUI
import MovieCatalog

/// Pushes screens on behalf of its view.
final class DefaultMovieListRouter: MovieListRouter {
    weak var view: (any MovieListView)?

    func showDetailView(for movie: Movie) {
        guard let view else { return }
        view.navigator?.push(MovieDetailModule(movie: movie).makeView(on: view.console))
    }
}
