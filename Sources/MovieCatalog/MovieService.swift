/// A source of movies.
public protocol MovieService: Sendable {
    /// Fetches all movies of the source, in its own order.
    ///
    /// Reads the source again on each call, without blocking the caller's actor.
    ///
    /// - Throws: A ``MovieServiceError`` that says what went wrong, where, and what to do next.
    func fetchMovies() async throws(MovieServiceError) -> MovieFeed
}
