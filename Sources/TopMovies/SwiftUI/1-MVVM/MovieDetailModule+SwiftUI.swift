#if canImport(SwiftUI)
    import MovieCatalog
    import SwiftUI

    extension MovieDetailModule {
        /// Returns the detail screen for SwiftUI, wired as `makeView(on:)` wires it for a console.
        static func makeView(movie: Movie) -> some View {
            MovieDetail(viewModel: DefaultMovieDetailViewModel(movie: movie))
        }
    }
#endif
