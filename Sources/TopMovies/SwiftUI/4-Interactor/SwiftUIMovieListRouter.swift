#if canImport(SwiftUI)
    import MovieCatalog

    /// Appends movies to the path that the stack shows. The router holds no view, because a SwiftUI view is a value.
    final class SwiftUIMovieListRouter: MovieListRouter {
        private let path: MoviePath

        init(path: MoviePath) { self.path = path }

        func showDetailView(for movie: Movie) { path.movies.append(movie) }
    }
#endif
