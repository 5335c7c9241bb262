#if canImport(UIKit)
    import MovieCatalog
    import UIKit

    extension MovieListModule {
        /// Returns the list for UIKit, wired as `makeView(on:)` wires it for a console. Push it onto a
        /// `UINavigationController`.
        public static func makeViewController(service: any MovieService, limit: Int) -> UIViewController {
            let interactor = DefaultMovieListInteractor(service: service, limit: limit)
            let router = UIKitMovieListRouter()
            let view = MovieListViewController(
                presenter: DefaultMovieListPresenter(router: router, interactor: interactor))
            router.view = view
            return view
        }
    }
#endif
