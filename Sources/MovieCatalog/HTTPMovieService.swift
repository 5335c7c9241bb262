import Fetching
public import Foundation

/// Movies from an http or https address, in any shape that ``MovieFeed/init(parsing:from:)`` reads.
public struct HTTPMovieService: MovieService {
    private let service: FetchingMovieService

    /// Creates the service; it asks nothing before the first fetch.
    ///
    /// - Parameters:
    ///   - url: The address to ask, anew for each fetch.
    ///   - timeout: How long the whole exchange may take, redirects and body included.
    ///   - bodyLimit: How many bytes the answer may have; one that is longer is not received to its end.
    public init(url: URL, timeout: Duration = .seconds(10), bodyLimit: Int = 16 * 1_024 * 1_024) {
        let source = HTTPSource(
            url: url, expecting: FetchingMovieService.content, timeout: timeout, bodyLimit: bodyLimit)
        service = FetchingMovieService(from: source)
    }

    /// Asks the address; up to 10 redirects are followed. Cancelling the task ends the transfer.
    ///
    /// - Throws: A ``MovieServiceError`` of kind ``MovieServiceError/Kind/unreachableAddress`` if there is no complete
    ///   answer with status 2xx in time, or of kind ``MovieServiceError/Kind/notAMovieFeed`` if the answer is too long or
    ///   no feed. Its message names the address, but not the user and the password in it.
    @concurrent
    public func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        try await service.fetchMovies()
    }

    /// Asks the address as ``fetchMovies()`` does, and returns the bytes of the answer, whatever they are.
    ///
    /// - Throws: The errors of ``fetchMovies()``, but that the answer is no feed.
    @concurrent
    public func fetchBody() async throws(MovieServiceError) -> Data {
        try await service.fetchBody()
    }
}
