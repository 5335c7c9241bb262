#if canImport(SwiftUI)
    import MovieCatalog
    import Observation

    /// The movies whose details are open, the top one last. Routers write it, and the stack follows.
    @Observable
    final class MoviePath {
        var movies: [Movie] = []
    }
#endif
