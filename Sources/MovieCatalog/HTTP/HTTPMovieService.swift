public import Foundation

/// Movies from an http or https address, in any shape that ``MovieFeed/init(parsing:from:)`` reads.
public struct HTTPMovieService: MovieService {
    private let url: URL
    private let timeout: Duration
    private let bodyLimit: Int

    /// Creates the service; it asks nothing before the first fetch.
    ///
    /// - Parameters:
    ///   - url: The address to ask, anew for each fetch.
    ///   - timeout: How long the whole exchange may take, redirects and body included.
    ///   - bodyLimit: How many bytes the answer may have; one that is longer is not received to its end.
    public init(url: URL, timeout: Duration = .seconds(10), bodyLimit: Int = 16 * 1_024 * 1_024) {
        self.url = url
        self.timeout = timeout
        self.bodyLimit = bodyLimit
    }

    /// Asks the address; up to 10 redirects are followed. Cancelling the task ends the transfer.
    ///
    /// - Throws: A ``MovieServiceError`` of kind ``MovieServiceError/Kind/unreachableAddress`` if there is no complete
    ///   answer with status 2xx in time, or of kind ``MovieServiceError/Kind/notAMovieFeed`` if the answer is too long or
    ///   no feed. Its message names the address, but not the user and the password in it.
    @concurrent
    public func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        try await MovieFeed(parsing: fetchBody(), from: url.withoutCredentials)
    }

    /// Asks the address as ``fetchMovies()`` does, and returns the bytes of the answer, whatever they are.
    ///
    /// - Throws: The errors of ``fetchMovies()``, but that the answer is no feed.
    @concurrent
    public func fetchBody() async throws(MovieServiceError) -> Data {
        do {
            return try await bodyInTime()
        } catch {
            let failure =
                switch error {
                case let failure as HTTPFailure: failure
                case is CancellationError: HTTPFailure.cancelled
                default: HTTPFailure.noAnswer(error)
                }
            throw MovieServiceError(
                kind: failure.kind, message: "\(url.withoutCredentials.quoted) \(failure.reason)")
        }
    }

    // A race against the clock, since a session does not keep a limit on the whole exchange on Linux.
    private func bodyInTime() async throws -> Data {
        try await withThrowingTaskGroup { group in
            group.addTask { try await HTTPTransfer(bodyLimit: bodyLimit).body(of: url) }
            group.addTask {
                try await Task.sleep(for: timeout)
                throw HTTPFailure.timeout(timeout)
            }
            defer { group.cancelAll() }
            guard let body = try await group.next() else { throw CancellationError() }
            return body
        }
    }
}
