public import Foundation

/// A source of bytes: a file, a pipe or an address.
public protocol ByteSource: Sendable {
    /// The source's path or address, as shown in messages. An address is shown without its user name and password.
    var place: String { get }

    /// Fetches all the bytes, whatever they contain.
    ///
    /// Reads the source again on each call, without blocking the caller's actor.
    ///
    /// - Throws: A ``FetchError`` that explains what went wrong and where, and what to do next.
    func bytes() async throws(FetchError) -> Data
}
