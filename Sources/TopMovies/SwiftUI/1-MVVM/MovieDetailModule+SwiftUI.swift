#if canImport(SwiftUI)
    import MovieCatalog
    import SwiftUI

    extension MovieDetailModule {
        /// Returns the details for SwiftUI, wired as `makeView(on:)` wires them for a console.
        static func makeView(movie: Movie) -> some View {
            MovieDetail(viewModel: DefaultMovieDetailViewModel(movie: movie))
        }
    }
#endif
