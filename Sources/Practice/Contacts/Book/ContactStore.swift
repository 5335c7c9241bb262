/// Stores contacts. The articles on Contacts treat storage as neither a view model's job nor part of VIPER.
public protocol ContactStore: Sendable {
    /// Reads all contacts, in the order in which they were added.
    /// - Throws: A ``ContactStoreError`` that explains what went wrong and where, and what to do next.
    func contacts() async throws(ContactStoreError) -> [Contact]

    /// Saves `contact` after the others. If this throws, the contact isn't saved.
    /// - Throws: A ``ContactStoreError`` that explains what went wrong and where, and what to do next.
    func add(_ contact: Contact) async throws(ContactStoreError)
}

extension ContactStore {
    /// Saves `contact`, and returns the resulting state.
    public func saving(_ contact: Contact) async -> AddContactState {
        do {
            try await add(contact)
            return .saved(contact)
        } catch {
            return .failed(reason: error.message)
        }
    }

    /// Reads all contacts, and sorts them.
    public func sortedContacts() async -> Result<SortedContacts, ContactStoreError> {
        do {
            return .success(SortedContacts(try await contacts()))
        } catch {
            return .failure(error)
        }
    }
}

/// The reason why a store couldn't read or save contacts.
public struct ContactStoreError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The kind of failure.
    public enum Kind: Sendable {
        /// The stored data isn't a list of contacts. It's left untouched.
        case damaged
        /// The store can't be read.
        case unreadable
        /// The store can't be written. It's left untouched.
        case unwritable
    }

    /// The kind of failure.
    public let kind: Kind
    /// One line for the user: what went wrong and where, and what to do next.
    public let message: String

    /// Creates an error from a one-line message that ends with what to do next.
    public init(kind: Kind, message: String) {
        self.kind = kind
        self.message = message
    }

    /// The message.
    public var description: String { message }
}
