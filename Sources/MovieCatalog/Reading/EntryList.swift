/// What the entries of a list say; a single object counts as a list of one.
struct EntryList<Entry: FeedEntry>: Decodable {
    let movies: [RawMovie?]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let list = try? container.decode([Lossy<Entry>].self)
        let entries = try list ?? [container.decode(Lossy<Entry>.self)]
        movies = entries.map { $0.value?.movie }
    }
}
