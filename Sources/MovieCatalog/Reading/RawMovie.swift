import Fetching

/// What one entry of a feed says about its movie, as it says it: nothing is checked yet.
///
/// Numbers are floating-point here, because that holds whatever a feed may contain; a number that is none is NaN.
struct RawMovie {
    /// What the entry says it is; nil if it doesn't say.
    var kind: String?
    var rank: Double?
    var title: String?
    var year: Double?
    var rating: Double?
    var votes: Double?
    var director: String?
    var runtimeMinutes: Double?
    var genres: [String] = []
}

/// An entry of one of the shapes that feeds come in.
protocol FeedEntry: Decodable {
    var movie: RawMovie { get }
}

extension EntryList where Entry: FeedEntry {
    /// What each entry says; nil for one that is no object.
    var movies: [RawMovie?] { entries.map { $0?.movie } }
}
