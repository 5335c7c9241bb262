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
