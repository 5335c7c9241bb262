/// What the entries of a list say; a single object counts as a list of one, `null` as none.
struct EntryList<Entry: FeedEntry>: Decodable {
    let movies: [RawMovie?]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let entries =
            if let list = try? container.decode([Lossy<Entry>].self) { list } else if container.decodeNil() {
                [Lossy<Entry>]()
            } else { [try container.decode(Lossy<Entry>.self)] }
        movies = entries.map { $0.value?.movie }
    }
}
