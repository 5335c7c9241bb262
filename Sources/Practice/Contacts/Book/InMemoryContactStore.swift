import Synchronization

/// A store that lasts as long as the program runs.
public final class InMemoryContactStore: ContactStore {
    private let stored: Mutex<[Contact]>

    /// Creates a store that contains `contacts`, by default the six sample contacts.
    public init(_ contacts: [Contact] = .examples) { stored = Mutex(contacts) }

    /// Returns the contacts. Never throws.
    public func contacts() async throws(ContactStoreError) -> [Contact] {
        stored.withLock(\.self)
    }

    /// Saves `contact`. Never throws.
    public func add(_ contact: Contact) async throws(ContactStoreError) {
        stored.withLock { contacts in contacts.append(contact) }
    }
}

extension [Contact] {
    /// The six sample contacts from the article on Contacts.
    public static let examples = [
        Contact(firstName: "Alan", lastName: "Smith"),
        Contact(firstName: "Beatrice", lastName: "Davies"),
        Contact(firstName: "Chloe", lastName: "Brown"),
        Contact(firstName: "Daniel", lastName: "Williams"),
        Contact(firstName: "Edward", lastName: "Robinson"),
        Contact(firstName: "Frankie", lastName: "Walker"),
    ]
}
