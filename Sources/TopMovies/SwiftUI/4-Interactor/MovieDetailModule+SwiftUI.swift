#if canImport(SwiftUI)
    import MovieCatalog
    import SwiftUI

    extension MovieDetailModule {
        /// Returns the details for SwiftUI, wired as `makeView(on:)` wires them for a console.
        static func makeView(movie: Movie) -> some View {
            let interactor = DefaultMovieDetailInteractor(movie: movie)
            return MovieDetail(presenter: DefaultMovieDetailPresenter(interactor: interactor))
        }
    }
#endif
