package import Foundation

/// The reason why a source provided no usable bytes.
public struct FetchError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The kind of failure, for callers that handle each kind differently.
    public enum Kind: Sendable {
        /// The file doesn't exist or can't be read.
        case unreadableFile
        /// The address didn't respond with a complete body.
        case unreachableAddress
        /// The source is readable, but its content isn't what was expected, or is larger than allowed.
        case notAFeed
    }

    /// The kind of failure.
    public let kind: Kind
    /// One line for the user: what went wrong and where, and what to do next.
    public let message: String
    /// The message.
    public var description: String { message }

    /// Creates an error from a one-line message that ends with what to do next.
    public init(kind: Kind, message: String) {
        self.kind = kind
        self.message = message
    }

    /// Returns the system's error that Foundation has wrapped in `error`, or `error` itself if there is none.
    package static func cause(of error: any Error) -> NSError {
        (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    }

    /// Returns the middle of a sentence about a source that has more bytes than `limit`.
    package static func tooMuch(for content: String, limit: Int) -> String {
        let style = ByteCountFormatStyle(style: .memory, locale: Locale(identifier: "en_US"))
        return "more than \(style.format(Int64(limit))), too much for \(content)"
    }
}
