public import Fetching

/// The reason why a source gave no movies.
public struct MovieServiceError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What kind of thing failed.
    public let kind: FetchError.Kind
    /// One line for the user: where, what went wrong, and what to do next.
    public let message: String
    /// The message.
    public var description: String { message }

    /// Creates an error from a message of one line that ends with what to do next.
    public init(kind: FetchError.Kind, message: String) { (self.kind, self.message) = (kind, message) }
}
