/// The state of a list of contacts that is being read.
///
/// It isn't Fetching's `LoadState`: a loaded list has a query, and knows its one new row.
public enum ContactListState<Item> {
    /// The store is reading the contacts.
    case loading
    /// The store holds these contacts, or none.
    case loaded(ContactList<Item>)
    /// The contacts can't be read, for a reason that the user can read.
    case failed(reason: String)

    /// Returns the same state with each item transformed.
    public func map<Result>(_ transform: (Item) -> Result) -> ContactListState<Result> {
        switch self {
        case .loading: .loading
        case .loaded(let list):
            .loaded(ContactList(list.items.map(transform), query: list.query, inserted: list.inserted))
        case .failed(let reason): .failed(reason: reason)
        }
    }
}

extension ContactListState: Equatable where Item: Equatable {}
extension ContactListState: Sendable where Item: Sendable {}

/// The contacts to show, in order.
public struct ContactList<Item> {
    /// The contacts that match the query.
    public let items: [Item]
    /// The text that is searched for; empty if all contacts are shown.
    public let query: String
    /// The index of the one contact that is new since the list before, or nil.
    public let inserted: Int?

    /// Creates a list of what matches `query`.
    public init(_ items: [Item], query: String, inserted: Int? = nil) {
        (self.items, self.query, self.inserted) = (items, query, inserted)
    }
}

extension ContactList: Sendable where Item: Sendable {}
extension ContactList: Equatable where Item: Equatable {
    /// Returns the index of the one row that a table showing `other` inserts to show this list; nil if it must reload.
    public func insertion(into other: ContactList?) -> Int? {
        guard let inserted, let other, items.count == other.items.count + 1,
            items[..<inserted] == other.items[..<inserted], items[(inserted + 1)...] == other.items[inserted...]
        else { return nil }
        return inserted
    }
}
