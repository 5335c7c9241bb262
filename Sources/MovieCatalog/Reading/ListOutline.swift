/// What tells the shape of a list: the keys that any of its entries has, as the first ones may be broken.
struct ListOutline: Decodable {
    /// The keys by which a shape is recognised.
    enum Key: String, CodingKey {
        case title, imDbRating
        case voteAverage = "vote_average"
    }

    private(set) var isEmpty = true
    private var keys: Set<Key> = []

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        // A movie of the kata's own shape lets the search go on: a later entry may have a more telling key.
        while !list.isAtEnd, keys.isSubset(of: [.title]) {
            isEmpty = false
            keys.formUnion(try list.decode(Lossy<Entry>.self).value?.keys ?? [])
        }
    }

    func holds(_ key: Key) -> Bool {
        keys.contains(key)
    }

    private struct Entry: Decodable {
        let keys: [Key]

        init(from decoder: any Decoder) throws {
            keys = try decoder.container(keyedBy: Key.self).allKeys
        }
    }
}
