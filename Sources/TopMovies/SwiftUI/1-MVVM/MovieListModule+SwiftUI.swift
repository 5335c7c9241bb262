#if canImport(SwiftUI)
    import MovieCatalog
    import SwiftUI

    extension MovieListModule {
        /// Returns the list for SwiftUI, in its own navigation stack, wired as `makeView(on:)` wires it for a console.
        public static func makeView(service: any MovieService, limit: Int) -> some View {
            MovieList(viewModel: DefaultMovieListViewModel(service: service, limit: limit))
        }
    }
#endif
