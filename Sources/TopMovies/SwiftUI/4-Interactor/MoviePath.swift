#if canImport(SwiftUI)
    import MovieCatalog
    import Observation

    /// The movies whose details are open, the top one last. The router changes the path, and the stack follows.
    @Observable
    final class MoviePath {
        var movies: [Movie] = []
    }
#endif
