package import Foundation

/// The reason why a source gave no bytes, or none that can be used.
public struct FetchError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What failed, for callers that handle each kind differently.
    public enum Kind: Sendable {
        /// There is no such file, or it cannot be read.
        case unreadableFile
        /// The address did not answer with a complete body.
        case unreachableAddress
        /// The source was read, but isn't what was expected, or has more bytes than are allowed.
        case notAFeed
        /// The system lets the program open fewer files than a fetch from an address needs.
        case tooFewFiles
    }

    /// The kind of failure.
    public let kind: Kind
    /// One line for the user: where, what went wrong, and what to do next.
    public let message: String
    /// The message.
    public var description: String { message }

    /// Creates an error from a message of one line that ends with what to do next.
    public init(kind: Kind, message: String) { (self.kind, self.message) = (kind, message) }

    /// Returns the system's own reason for an error that Foundation has wrapped, or the error itself.
    package static func cause(of error: any Error) -> NSError {
        (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    }

    /// Says that a source has more bytes than `limit`: the middle of a sentence.
    static func tooMuch(for content: String, limit: Int) -> String {
        let size = ByteCountFormatStyle(style: .memory, locale: Locale(identifier: "en_US")).format(Int64(limit))
        return "more than \(size), too much for \(content)"
    }
}
