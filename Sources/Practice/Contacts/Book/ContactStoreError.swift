/// The reason why a store gave no contacts, or did not take one.
public struct ContactStoreError: Error, Sendable, Equatable {
    /// What kind of thing failed, for callers that answer each in a way of its own.
    public enum Kind: Sendable {
        /// The store was read, but what it holds are no contacts. It is left as it is.
        case damaged
        /// The store cannot be read.
        case unreadable
        /// The store cannot be written. What it held, it holds.
        case unwritable
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

extension ContactStoreError: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}
