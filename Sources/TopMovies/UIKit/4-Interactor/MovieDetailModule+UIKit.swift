#if canImport(UIKit)
    import MovieCatalog
    import UIKit

    extension MovieDetailModule {
        /// Returns the details for UIKit, wired as `makeView(on:)` wires them for a console.
        static func makeViewController(movie: Movie) -> UIViewController {
            let interactor = DefaultMovieDetailInteractor(movie: movie)
            return MovieDetailViewController(presenter: DefaultMovieDetailPresenter(interactor: interactor))
        }
    }
#endif
