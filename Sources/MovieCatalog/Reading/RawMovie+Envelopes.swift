import Fetching

extension RawMovie {
    /// Returns what each entry of a feed says, in the envelope that its content shows; nil for one that is no object.
    static func movies(in root: JSONValue) throws(FeedRefusal) -> [RawMovie?] {
        switch root {
        case .list(let entries):
            guard entries.isEmpty || isTold(by: entries, titles + ratings.prefix(1)) else {
                throw FeedRefusal(unknown: "a list")
            }
            return entries.map { RawMovie($0, isStoreItem: false) }
        case .object:
            return try movies(inObject: root)
        default:
            throw FeedRefusal(unknown: "a single value")
        }
    }

    private static func movies(inObject root: JSONValue) throws(FeedRefusal) -> [RawMovie?] {
        if let feed = root["feed"], case .object = feed {
            // A feed without entries has neither key, and one with a single entry has no list.
            let entries = [feed["entry"], feed["results"]].compactMap(\.self).first { !$0.isMissing }
            return (entries.map { $0.list ?? [$0] } ?? []).map { RawMovie($0, isStoreItem: true) }
        }
        let lists = ["items", "results", "titles", "Search", "movies"].compactMap { root[$0]?.list }
        // A single record is its own list.
        if let entries = (lists + [[root]]).first(where: { isTold(by: $0, ratings) && isTold(by: $0, titles) }) {
            return entries.map { RawMovie($0, isStoreItem: false) }
        }
        if let complaint = ["errorMessage", "Error", "status_message"].lazy.compactMap({ root[$0]?.text }).first {
            throw FeedRefusal(
                "holds an error message instead of movies: \(complaint.quoted)",
                advice: "mend the request and fetch it again")
        }
        guard lists.contains(where: \.isEmpty) else { throw FeedRefusal(unknown: "an object") }
        return []
    }

    private static let titles = ["title", "Title", "primaryTitle", "originalTitle"]
    /// Keys that only movies have.
    private static let ratings = ["imDbRating", "imdbRating", "vote_average", "imdbID", "primaryTitle"]

    /// Whether any entry has one of these keys, as the first entries may be broken.
    private static func isTold(by entries: [JSONValue], _ keys: [String]) -> Bool {
        entries.contains { entry in keys.contains { entry[$0] != nil } }
    }
}

extension JSONValue {
    fileprivate var list: [JSONValue]? {
        if case .list(let list) = self { list } else { nil }
    }
}

extension FeedRefusal {
    /// Refuses JSON that is in none of the shapes.
    fileprivate init(unknown found: String) {
        self.init(
            "is JSON, but no movie feed: found \(found), expected one of feed.entry or feed.results (iTunes), "
                + "items with imDbRating (imdb-api), results with vote_average (TMDB), records with imdbID (OMDb), "
                + "titles with primaryTitle (imdbapi.dev), or a list of objects with a title",
            advice: "give it a feed in one of these shapes"
        )
    }
}
