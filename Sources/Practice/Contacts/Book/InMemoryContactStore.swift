import Synchronization

/// A store that is gone when the program is.
public final class InMemoryContactStore: ContactStore {
    private let kept: Mutex<[Contact]>

    /// Creates a store that holds `contacts`, at first the six of the article.
    public init(_ contacts: [Contact] = .examples) {
        kept = Mutex(contacts)
    }

    /// Returns what is kept. Never throws.
    public func contacts() async throws(ContactStoreError) -> [Contact] {
        kept.withLock(\.self)
    }

    /// Keeps `contact`. Never throws.
    public func add(_ contact: Contact) async throws(ContactStoreError) {
        kept.withLock { $0.append(contact) }
    }
}

extension [Contact] {
    /// The six contacts that the article begins with.
    public static let examples = [
        Contact(firstName: "Alan", lastName: "Smith"),
        Contact(firstName: "Beatrice", lastName: "Davies"),
        Contact(firstName: "Chloe", lastName: "Brown"),
        Contact(firstName: "Daniel", lastName: "Williams"),
        Contact(firstName: "Edward", lastName: "Robinson"),
        Contact(firstName: "Frankie", lastName: "Walker"),
    ]
}
