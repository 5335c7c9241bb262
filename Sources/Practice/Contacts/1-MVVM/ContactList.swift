/// The contacts to show, in order.
public struct ContactList<Item> {
    /// Those that match the query.
    public let items: [Item]
    /// What is searched for; empty where all are shown.
    public let query: String
    /// The index of the one that alone is new since the list before, or nil.
    public let inserted: Int?

    init(_ items: [Item], query: String, inserted: Int? = nil) {
        (self.items, self.query, self.inserted) = (items, query, inserted)
    }

    func map<Result>(_ transform: (Item) -> Result) -> ContactList<Result> {
        ContactList<Result>(items.map(transform), query: query, inserted: inserted)
    }
}

extension ContactList: Equatable where Item: Equatable {
    /// The index of the one row that a table which shows `other` must insert to show this; nil if that does not do.
    func insertion(into other: ContactList?) -> Int? {
        guard let inserted, let other, items.count == other.items.count + 1,
            items[..<inserted] == other.items[..<inserted], items[(inserted + 1)...] == other.items[inserted...]
        else { return nil }
        return inserted
    }
}
