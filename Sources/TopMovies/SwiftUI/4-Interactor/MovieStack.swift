#if canImport(SwiftUI)
    import MovieCatalog
    import SwiftUI

    /// The navigation stack: `list`, and above it a detail screen for each movie in `path`.
    struct MovieStack: View {
        @State private var path: MoviePath
        private let list: MovieList

        init(path: MoviePath, list: MovieList) {
            self.path = path
            self.list = list
        }

        var body: some View {
            NavigationStack(path: $path.movies) {
                list.navigationDestination(for: Movie.self) { MovieDetailModule.makeView(movie: $0) }
            }
        }
    }
#endif
