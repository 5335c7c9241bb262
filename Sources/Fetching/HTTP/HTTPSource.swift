public import Foundation

/// The response body from an http or https address.
public struct HTTPSource: ByteSource {
    private let url: URL
    private let content: String
    private let timeout: Duration
    private let bodyLimit: Int

    /// Creates the source, without fetching anything yet.
    ///
    /// - Parameters:
    ///   - url: The address, which is requested on each fetch.
    ///   - content: The expected content, such as `a movie feed`, for the message that the body is too large.
    ///   - timeout: How long the whole exchange may take, including redirects and the body.
    ///   - bodyLimit: The maximum size of the body in bytes. The rest of a longer body isn't received.
    public init(
        url: URL, expecting content: String, timeout: Duration = .seconds(10), bodyLimit: Int = 16 * 1_024 * 1_024
    ) {
        (self.url, self.content, self.timeout, self.bodyLimit) = (url, content, timeout, bodyLimit)
    }

    /// The address, without its user name and password.
    public var place: String { url.withoutCredentials }

    /// Requests JSON from the address, following up to 10 redirects. Cancelling the task ends the transfer.
    ///
    /// - Throws: A ``FetchError`` of kind ``FetchError/Kind/unreachableAddress`` if no complete response with status
    ///   2xx other than 206 arrives in time, or of kind ``FetchError/Kind/notAFeed`` if the body is too large.
    @concurrent
    public func bytes() async throws(FetchError) -> Data {
        do {
            return try await bodyInTime()
        } catch {
            let cancelled = HTTPFailure("was not fetched in full, because the fetch was cancelled; try again.")
            let failure = error as? HTTPFailure ?? (error is CancellationError ? cancelled : .init(noAnswer: error))
            throw FetchError(kind: failure.kind, message: "\(place.quoted) \(failure.reason)")
        }
    }

    // The transfer races a clock, because on Linux, a session has no time limit for the whole exchange.
    private func bodyInTime() async throws -> Data {
        try await withThrowingTaskGroup { group in
            group.addTask { try await HTTPTransfer(content: content, bodyLimit: bodyLimit).body(of: url) }
            group.addTask {
                try await Task.sleep(for: timeout)
                let seconds = String(format: "%g", timeout / .seconds(1))
                throw HTTPFailure("did not answer in full within \(seconds) s; try again, or allow more time.")
            }
            defer { group.cancelAll() }
            guard let body = try await group.next() else { throw CancellationError() }
            return body
        }
    }
}
