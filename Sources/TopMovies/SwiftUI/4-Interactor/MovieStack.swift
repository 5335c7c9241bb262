#if canImport(SwiftUI)
    import MovieCatalog
    import SwiftUI

    /// The navigation stack: `list`, and above it a detail screen for each movie in `path`.
    struct MovieStack: View {
        private let list: MovieList
        @State private var path: MoviePath

        init(path: MoviePath, list: MovieList) {
            // Xcode 27 takes a @State only after all other properties (Apple's technote TN3211).
            self.list = list
            self.path = path
        }

        var body: some View {
            NavigationStack(path: $path.movies) {
                list.navigationDestination(for: Movie.self) { MovieDetailModule.makeView(movie: $0) }
            }
        }
    }
#endif
