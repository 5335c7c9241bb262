#if canImport(UIKit)
    import MovieCatalog
    import UIKit

    extension MovieListModule {
        /// Returns the list for UIKit, wired as `makeView(on:)` wires it for a console. Push it onto a
        /// `UINavigationController`.
        public static func makeViewController(service: any MovieService, limit: Int) -> UIViewController {
            MovieListViewController(viewModel: DefaultMovieListViewModel(service: service, limit: limit))
        }
    }
#endif
