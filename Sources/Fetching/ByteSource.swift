public import Foundation

/// Where bytes come from: a file, a pipe, an address.
public protocol ByteSource: Sendable {
    /// Where that is, as a message may show it: an address is without its user and password.
    var place: String { get }

    /// Fetches all bytes, whatever they are.
    ///
    /// Each call reads the source anew and leaves the caller's actor free meanwhile.
    ///
    /// - Throws: A ``FetchError`` that says what went wrong, where, and what to do next.
    func bytes() async throws(FetchError) -> Data
}
