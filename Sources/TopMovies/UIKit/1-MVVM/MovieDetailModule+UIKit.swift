#if canImport(UIKit)
    import MovieCatalog
    import UIKit

    extension MovieDetailModule {
        /// Returns the detail screen for UIKit, wired as `makeView(on:)` wires it for a console.
        static func makeViewController(movie: Movie) -> UIViewController {
            MovieDetailViewController(viewModel: DefaultMovieDetailViewModel(movie: movie))
        }
    }
#endif
