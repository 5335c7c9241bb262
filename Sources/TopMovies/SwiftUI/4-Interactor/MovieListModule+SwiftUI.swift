#if canImport(SwiftUI)
    import MovieCatalog
    import SwiftUI

    extension MovieListModule {
        /// Returns the list for SwiftUI, in its own navigation stack, wired as `makeView(on:)` wires it for a console.
        public static func makeView(service: any MovieService, limit: Int) -> some View {
            let interactor = DefaultMovieListInteractor(service: service, limit: limit)
            let path = MoviePath()
            let router = SwiftUIMovieListRouter(path: path)
            let presenter = DefaultMovieListPresenter(router: router, interactor: interactor)
            return MovieStack(path: path, list: MovieList(presenter: presenter))
        }
    }
#endif
