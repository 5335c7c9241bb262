#if canImport(SwiftUI)
    import MovieCatalog
    import SwiftUI

    /// The navigation stack: shows `list`, and above it what `path` asks for.
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
