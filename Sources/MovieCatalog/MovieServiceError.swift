public import Fetching

/// The reason why a source provided no movies.
public struct MovieServiceError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The kind of failure.
    public let kind: FetchError.Kind
    /// One line for the user: what went wrong and where, and what to do next.
    public let message: String
    /// The message.
    public var description: String { message }

    /// Creates an error from a one-line message that ends with what to do next.
    public init(kind: FetchError.Kind, message: String) {
        self.kind = kind
        self.message = message
    }
}
