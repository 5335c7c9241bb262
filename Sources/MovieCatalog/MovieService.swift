/// A source of movies.
public protocol MovieService: Sendable {
    /// Fetches all movies from the source, in the source's order.
    ///
    /// Reads the source again on each call, without blocking the caller's actor.
    ///
    /// - Throws: A ``MovieServiceError`` that explains what went wrong and where, and what to do next.
    func fetchMovies() async throws(MovieServiceError) -> MovieFeed
}
