import Fetching

/// An entry of one of the shapes that feeds come in.
protocol FeedEntry: Decodable {
    var movie: RawMovie { get }
}

extension EntryList where Entry: FeedEntry {
    /// What each entry says; nil for one that is no object.
    var movies: [RawMovie?] { entries.map { $0?.movie } }
}
