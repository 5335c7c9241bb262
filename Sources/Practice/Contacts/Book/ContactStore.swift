/// Stores contacts: as the articles say, neither a view model's job nor a part of VIPER.
public protocol ContactStore: Sendable {
    /// Reads all contacts, in the order in which they were added.
    /// - Throws: A ``ContactStoreError`` that says what went wrong, where, and what to do next.
    func contacts() async throws(ContactStoreError) -> [Contact]

    /// Saves `contact` after the others. It's saved if this returns, and not if this throws.
    /// - Throws: A ``ContactStoreError`` that says what went wrong, where, and what to do next.
    func add(_ contact: Contact) async throws(ContactStoreError)
}

extension ContactStore {
    /// Saves `contact`, and returns its state after that.
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
    /// What failed.
    public enum Kind: Sendable {
        /// The store doesn't hold contacts. It is left as it is.
        case damaged
        /// The store can't be read.
        case unreadable
        /// The store can't be written, and is left as it is.
        case unwritable
    }

    /// What failed.
    public let kind: Kind
    /// One line for the user: where, what went wrong, and what to do next.
    public let message: String

    /// Creates an error from a message of one line that ends with what to do next.
    public init(kind: Kind, message: String) { (self.kind, self.message) = (kind, message) }

    /// The message.
    public var description: String { message }
}
