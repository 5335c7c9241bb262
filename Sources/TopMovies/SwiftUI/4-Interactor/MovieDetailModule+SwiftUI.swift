#if canImport(SwiftUI)
    import MovieCatalog
    import SwiftUI

    extension MovieDetailModule {
        /// Returns the detail screen for SwiftUI, wired as `makeView(on:)` wires it for a console.
        static func makeView(movie: Movie) -> some View {
            let interactor = DefaultMovieDetailInteractor(movie: movie)
            return MovieDetail(presenter: DefaultMovieDetailPresenter(interactor: interactor))
        }
    }
#endif
