public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Movies from an http or https address, in any shape that ``MovieFeed/init(parsing:from:)`` reads.
public struct HTTPMovieService: MovieService {
    private let url: URL
    private let timeout: Duration
    private let bodyLimit: Int

    /// Asks `url`, anew for each fetch.
    /// - Parameters:
    ///   - timeout: How long the whole exchange may take.
    ///   - bodyLimit: How many bytes an answer may have; what is longer is not received to its end.
    public init(url: URL, timeout: Duration = .seconds(10), bodyLimit: Int = 16 * 1_024 * 1_024) {
        self.url = url
        self.timeout = timeout
        self.bodyLimit = bodyLimit
    }

    /// Asks the address, off the caller's actor. Cancelling the task ends the transfer.
    @concurrent
    public func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        let body: Data
        do {
            body = try await withTimeout { try await HTTPExchange.body(of: url, limit: bodyLimit) }
        } catch let failure as HTTPFailure {
            throw MovieServiceError(kind: failure.kind, message: "\(place.quoted) \(failure.reason)")
        } catch {
            let failure = HTTPFailure.noAnswer(error)
            throw MovieServiceError(kind: failure.kind, message: "\(place.quoted) \(failure.reason)")
        }
        return try MovieFeed(parsing: body, from: place)
    }

    /// The address as it may be shown: without a password.
    private var place: String {
        var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        components?.user = nil
        components?.password = nil
        return components?.string ?? url.host() ?? "the address"
    }

    // URLSession's own limits are for silence, or are not kept on Linux: a trickle would go on for ever.
    private func withTimeout(_ exchange: @escaping @Sendable () async throws -> Data) async throws -> Data {
        try await withThrowingTaskGroup(of: Data.self) { group in
            group.addTask { try await exchange() }
            group.addTask { [timeout] in
                try await Task.sleep(for: timeout)
                throw HTTPFailure.timeout(timeout)
            }
            defer { group.cancelAll() }
            guard let body = try await group.next() else { throw CancellationError() }
            return body
        }
    }
}
