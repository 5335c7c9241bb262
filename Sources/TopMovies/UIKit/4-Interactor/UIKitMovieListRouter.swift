#if canImport(UIKit)
    import MovieCatalog
    import UIKit

    /// Pushes view controllers on behalf of its view.
    final class UIKitMovieListRouter: MovieListRouter {
        weak var view: UIViewController?

        func showDetailView(for movie: Movie) {
            view?.navigationController?.pushViewController(
                MovieDetailModule.makeViewController(movie: movie), animated: true)
        }
    }
#endif
