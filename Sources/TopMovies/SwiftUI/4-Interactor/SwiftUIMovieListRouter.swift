#if canImport(SwiftUI)
    import MovieCatalog

    /// Appends to the path that the stack shows. It has no view to reference: the view is a value.
    final class SwiftUIMovieListRouter: MovieListRouter {
        private let path: MoviePath

        init(path: MoviePath) { self.path = path }

        func showDetailView(for movie: Movie) { path.movies.append(movie) }
    }
#endif
