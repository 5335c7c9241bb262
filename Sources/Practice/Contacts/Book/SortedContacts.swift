import Foundation

/// Contacts in the order of their full names, without regard to case.
///
/// Loading and inserting go by the same key. Equal names keep the order in which they came.
public struct SortedContacts: Sendable {
    private struct Entry: Sendable {
        let contact: Contact
        let sortKey: String

        init(_ contact: Contact) {
            self.contact = contact
            sortKey = contact.fullName.lowercased()
        }
    }

    private var entries: [Entry] = []

    /// Sorts `contacts`.
    /// - Complexity: O(*n* log *n*).
    public init(_ contacts: [Contact] = []) {
        // The standard library's sort keeps the order of equal elements.
        entries = contacts.map(Entry.init).sorted { $0.sortKey < $1.sortKey }
    }

    /// Puts `contact` in its place, behind those of the same name.
    /// - Returns: The index of that place.
    /// - Complexity: O(*n*), with O(log *n*) comparisons.
    public mutating func insert(_ contact: Contact) -> Int {
        let entry = Entry(contact)
        var range = entries.indices
        while let middle = range.middle {
            range =
                entry.sortKey < entries[middle].sortKey
                ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
        }
        entries.insert(entry, at: range.lowerBound)
        return range.lowerBound
    }

    /// Those whose full name contains `query`, without regard to case and diacritics, in order; all for no query.
    /// - Complexity: O(*n*).
    public func matching(_ query: String) -> [Contact] {
        entries.map(\.contact).filter(Self.filter(for: query))
    }

    /// The index among those that match `query` of the one at `index`, or nil where that one does not.
    /// - Complexity: O(*n*).
    public func index(of index: Int, matching query: String) -> Int? {
        let matches = Self.filter(for: query)
        guard matches(entries[index].contact) else { return nil }
        return entries[..<index].count { matches($0.contact) }
    }

    private static func filter(for query: String) -> (Contact) -> Bool {
        let query = query.folded
        return { query.isEmpty || $0.fullName.folded.contains(query) }
    }
}

extension Range<Int> {
    fileprivate var middle: Int? { isEmpty ? nil : lowerBound + count / 2 }
}

extension String {
    fileprivate var folded: String { folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}
