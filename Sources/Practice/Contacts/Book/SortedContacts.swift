import Foundation

/// Contacts sorted by full name, ignoring case. Contacts with equal names keep the order in which they were added.
public struct SortedContacts: Sendable {
    private var entries: [(contact: Contact, sortKey: String)] = []

    /// Sorts `contacts`.
    /// - Complexity: O(*n* log *n*), where *n* is the number of contacts.
    public init(_ contacts: [Contact] = []) {
        let keyed = contacts.map { (contact: $0, sortKey: Self.sortKey(of: $0)) }
        // The standard library's sort keeps the order of equal elements.
        entries = keyed.sorted { $0.sortKey < $1.sortKey }
    }

    /// Inserts `contact` in its sorted place, after any contacts with the same name, and returns its index.
    /// - Complexity: O(*n*).
    public mutating func insert(_ contact: Contact) -> Int {
        let sortKey = Self.sortKey(of: contact)
        let index = entries.firstIndex { sortKey < $0.sortKey } ?? entries.endIndex
        entries.insert((contact, sortKey), at: index)
        return index
    }

    /// Returns the contacts whose full names contain `query`, ignoring case and diacritics, or all if `query` is empty.
    /// - Complexity: O(*n*).
    public func matching(_ query: String) -> [Contact] {
        entries.map(\.contact).filter(Self.filter(for: query))
    }

    /// Returns the position of the contact at `index` among the matches for `query`, or nil if it isn't a match.
    /// - Complexity: O(*n*).
    public func index(of index: Int, matching query: String) -> Int? {
        let matches = Self.filter(for: query)
        guard matches(entries[index].contact) else { return nil }
        return entries[..<index].count { matches($0.contact) }
    }

    private static func sortKey(of contact: Contact) -> String { contact.fullName.lowercased() }

    private static func filter(for query: String) -> (Contact) -> Bool {
        func folded(_ text: String) -> String {
            text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        }
        let query = folded(query)
        return { query.isEmpty || folded($0.fullName).contains(query) }
    }
}
