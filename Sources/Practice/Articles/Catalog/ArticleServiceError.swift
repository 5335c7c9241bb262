/// The reason why a source gave no articles.
public struct ArticleServiceError: Error, Sendable, Equatable {
    /// What kind of thing failed, for callers that answer each in a way of its own.
    public enum Kind: Sendable {
        /// The source was read, but holds no articles that can be shown.
        case notAnArticleFeed
        /// There is no such file, or it cannot be read.
        case unreadableFile
        /// The address did not answer with a complete body.
        case unreachableAddress
    }

    /// What kind of thing failed.
    public let kind: Kind
    /// One line for a person: where, what went wrong, and what to do next.
    public let message: String

    /// Creates an error from a message of one line that ends with what to do next.
    public init(kind: Kind, message: String) {
        self.kind = kind
        self.message = message
    }
}

extension ArticleServiceError: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}
