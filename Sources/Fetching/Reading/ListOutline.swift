/// What tells the shape of a list: the keys that any of its entries has, as the first ones may be broken.
public struct ListOutline<Key: TellingKey>: Decodable {
    /// Whether the list has no entries, not even broken ones.
    public private(set) var isEmpty = true
    private var keys: Set<Key> = []

    /// Reads a list as far as it takes to find a decisive key.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd, !keys.contains(where: \.isDecisive) {
            isEmpty = false
            keys.formUnion(try list.decode(Lossy<Entry>.self).value?.keys ?? [])
        }
    }

    /// Whether an entry has `key`.
    public func holds(_ key: Key) -> Bool { keys.contains(key) }

    private struct Entry: Decodable {
        let keys: [Key]

        init(from decoder: any Decoder) throws { keys = try decoder.container(keyedBy: Key.self).allKeys }
    }
}

/// A key by which the shape of a list is recognised.
public protocol TellingKey: CodingKey, Hashable {
    /// Whether one entry with this key settles the shape. After one that does not, the search for others goes on.
    var isDecisive: Bool { get }
}

extension TellingKey {
    /// Each key is decisive, unless it says otherwise.
    public var isDecisive: Bool { true }
}

/// The entries of a list, each of them nil where it cannot be read; a single object counts as a list of one.
public struct EntryList<Entry: Decodable>: Decodable {
    /// The entries, in the list's own order.
    public let entries: [Entry?]

    /// Decodes a list, or a single entry.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let list = try? container.decode([Lossy<Entry>].self)
        entries = try (list ?? [container.decode(Lossy<Entry>.self)]).map(\.value)
    }
}
