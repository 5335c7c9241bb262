public import Foundation

/// Where bytes come from: a file, a pipe, an address.
public protocol ByteSource: Sendable {
    /// The place, as messages show it: an address without its user and password.
    var place: String { get }

    /// Fetches all bytes, whatever they are.
    ///
    /// Reads the source again on each call, without blocking the caller's actor.
    ///
    /// - Throws: A ``FetchError`` that says what went wrong, where, and what to do next.
    func bytes() async throws(FetchError) -> Data
}
