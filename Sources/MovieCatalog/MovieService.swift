/// A source of movies.
public protocol MovieService: Sendable {
    /// Fetches all movies of the source, in its own order.
    ///
    /// Each call reads the source anew and leaves the caller's actor free meanwhile.
    ///
    /// - Throws: A ``MovieServiceError`` that says what went wrong, where, and what to do next.
    func fetchMovies() async throws(MovieServiceError) -> MovieFeed
}
