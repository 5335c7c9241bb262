import Fetching

/// The entries of a feed, found in its envelope.
struct FeedEntries {
    let entries: [JSONValue]
    /// Whether they come from one of Apple's feeds.
    let areStoreItems: Bool

    /// Finds the entries.
    ///
    /// - Throws: A ``FeedRefusal`` if `root` is in none of the known shapes.
    init(in root: JSONValue) throws(FeedRefusal) {
        if case .object? = root["feed"] {
            // A feed without entries has neither key, and one with a single entry has no list.
            let entries = [root["feed"]?["entry"], root["feed"]?["results"]].lazy.compactMap(\.self)
            self.entries = entries.first { !$0.isMissing }.map { $0.list ?? [$0] } ?? []
            areStoreItems = true
        } else {
            entries = try Self.records(in: root)
            areStoreItems = false
        }
    }

    private static func records(in root: JSONValue) throws(FeedRefusal) -> [JSONValue] {
        if let entries = root.list {
            guard entries.isEmpty || isTold(by: titles + ["imDbRating"], entries) else {
                throw FeedRefusal(unknown: "a list")
            }
            return entries
        }
        guard case .object = root else { throw FeedRefusal(unknown: "a single value") }
        let lists = ["items", "results", "titles", "Search", "movies"].compactMap { root[$0]?.list }
        // A single record is its own list.
        if let entries = (lists + [[root]]).first(where: { isTold(by: ratings, $0) && isTold(by: titles, $0) }) {
            return entries
        }
        if let complaint = ["errorMessage", "Error", "status_message"].lazy.compactMap({ root[$0]?.text }).first {
            throw FeedRefusal(
                "holds an error message instead of movies: \(complaint.quoted)",
                advice: "correct the request and fetch it again")
        }
        guard lists.contains(where: \.isEmpty) else { throw FeedRefusal(unknown: "an object") }
        return []
    }

    private static let titles = ["title", "Title", "primaryTitle", "originalTitle"]
    /// Keys that only movies have.
    private static let ratings = ["imDbRating", "imdbRating", "vote_average", "imdbID", "primaryTitle"]

    /// Whether any entry has one of these keys, as the first entries may be broken.
    private static func isTold(by keys: [String], _ entries: [JSONValue]) -> Bool {
        entries.contains { entry in keys.contains { entry[$0] != nil } }
    }
}

extension JSONValue {
    fileprivate var list: [JSONValue]? {
        if case .list(let list) = self { list } else { nil }
    }
}

extension FeedRefusal {
    /// Refuses JSON in an unknown shape.
    fileprivate init(unknown found: String) {
        self.init(
            "is JSON, but not a movie feed: found \(found), expected one of feed.entry or feed.results (iTunes), "
                + "items with imDbRating (imdb-api), results with vote_average (TMDB), records with imdbID (OMDb), "
                + "titles with primaryTitle (imdbapi.dev), or a list of objects with a title",
            advice: "give it a feed in one of these shapes"
        )
    }
}
