public import Foundation

/// The body that an http or https address answers with.
public struct HTTPSource: ByteSource {
    private let url: URL
    private let content: String
    private let timeout: Duration
    private let bodyLimit: Int

    /// Creates the source; nothing is fetched yet.
    ///
    /// - Parameters:
    ///   - url: The address, requested anew for each fetch.
    ///   - content: The expected content, such as `a movie feed`, for the message that there's too much of it.
    ///   - timeout: How long the whole exchange may take, redirects and body included.
    ///   - bodyLimit: How many bytes the answer may have; the rest of a longer one isn't received.
    public init(
        url: URL, expecting content: String, timeout: Duration = .seconds(10), bodyLimit: Int = 16 * 1_024 * 1_024
    ) {
        (self.url, self.content, self.timeout, self.bodyLimit) = (url, content, timeout, bodyLimit)
    }

    /// The address without the user and the password in it.
    public var place: String { url.withoutCredentials }

    /// Fetches JSON from the address, following up to 10 redirects. Cancelling the task ends the transfer.
    ///
    /// - Throws: A ``FetchError`` of kind ``FetchError/Kind/unreachableAddress`` if there is no complete answer with
    ///   status 2xx in time, or of kind ``FetchError/Kind/tooLong``.
    @concurrent
    public func bytes() async throws(FetchError) -> Data {
        do {
            return try await bodyInTime()
        } catch {
            let failure =
                switch error {
                case let failure as HTTPFailure: failure
                case is CancellationError: HTTPFailure.cancelled
                default: HTTPFailure.noAnswer(error)
                }
            throw FetchError(kind: failure.kind, message: "\(place.quoted) \(failure.reason(expecting: content))")
        }
    }

    // A race against the clock: on Linux, a session has no limit on the whole exchange.
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
