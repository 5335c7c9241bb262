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
