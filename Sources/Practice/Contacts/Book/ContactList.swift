/// The state of a contact list: loading, loaded or failed.
///
/// The Fetching module's `LoadState` isn't enough, because a loaded list also has a query and tracks a single new row.
public enum ContactListState<Item> {
    /// The store is reading the contacts.
    case loading
    /// The store has been read. The list may be empty.
    case loaded(ContactList<Item>)
    /// The contacts couldn't be read, for a reason that can be shown to the user.
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
    /// The search text, or an empty string if all contacts are shown.
    public let query: String
    /// The index of the contact that was just inserted, or nil if none was.
    public let inserted: Int?

    /// Creates a list of the contacts that match `query`.
    public init(_ items: [Item], query: String, inserted: Int? = nil) {
        self.items = items
        self.query = query
        self.inserted = inserted
    }
}

extension ContactList: Sendable where Item: Sendable {}
extension ContactList: Equatable where Item: Equatable {
    /// Returns the index of the single row to insert into a table that shows `other`, or nil if the table must reload.
    public func insertion(into other: ContactList?) -> Int? {
        guard let inserted, let other else { return nil }
        var others = items
        others.remove(at: inserted)
        return others == other.items ? inserted : nil
    }
}
