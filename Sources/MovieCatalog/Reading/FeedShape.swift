import Fetching

/// The shape of a feed: where its entries are.
struct FeedShape {
    private static let known = """
        feed.entry or feed.results (iTunes), items with imDbRating (imdb-api), results with vote_average (TMDB), \
        records with imdbID (OMDb), titles with primaryTitle (imdbapi.dev), movies, or objects with a title and other \
        facts, in a list or one per line
        """
    private static let lists = ["items", "results", "titles", "search", "movies"]
    /// Keys found only in feeds of movies or series.
    private static let ratings = ["imdbrating", "voteaverage", "imdbid", "primarytitle"]
    private static let complaints = ["errormessage", "error", "statusmessage"]

    private let values: [JSONValue]
    private var isStore = false

    /// The entries, whose values haven't been checked yet.
    var entries: some Collection<FeedEntry> {
        values.lazy.map { FeedEntry($0, isStoreItem: isStore) }
    }

    /// Finds the entries in a feed's outermost value.
    ///
    /// - Throws: A ``FeedRefusal`` if `root` doesn't have any of the known shapes.
    init(of root: JSONValue) throws(FeedRefusal) {
        guard let feed = root["feed"], case .object = feed else {
            values = try Self.records(in: root)
            return
        }
        isStore = true
        // A feed without entries has neither key, and a single entry has no list around it.
        let found = [feed["entry"], feed["results"]].compactMap(\.self).first { !$0.isMissing }
        values = found?.list ?? [found].compactMap(\.self)
    }

    private static func records(in root: JSONValue) throws(FeedRefusal) -> [JSONValue] {
        if let values = root.list {
            guard values.isEmpty || contains(FeedEntry.titles + ["imdbrating"], in: values) else {
                throw unknown("a list")
            }
            return values
        }
        let entry = FeedEntry(root)
        guard entry.isObject else { throw unknown("a single value") }
        for key in lists {
            guard let values = entry[key]?.list else { continue }
            let isOfMovies = key == "movies" || contains(ratings, in: values)
            if isOfMovies, contains(FeedEntry.titles, in: values) { return values }
        }
        // A single record counts as a list of one.
        if contains(FeedEntry.titles, in: [root]), contains(ratings, in: [root]) { return [root] }
        if let complaint = complaints.lazy.compactMap({ entry[$0]?.text }).first {
            throw FeedRefusal(
                "holds an error message instead of movies: \(complaint.quoted)",
                advice: "correct the request and try again")
        }
        let isEmpty = lists.contains { entry[$0]?.list?.isEmpty == true }
        if isEmpty { return [] }
        // A file with an object on each line may have only one line.
        guard entry.isMovie, !root.hasMovies else { throw unknown("an object") }
        return [root]
    }

    /// Whether any entry has one of these keys. The first entries may be broken, so all are checked.
    fileprivate static func contains(_ keys: [String], in values: [JSONValue]) -> Bool {
        values.contains { value in
            let entry = FeedEntry(value)
            return keys.contains { entry[$0] != nil }
        }
    }

    private static func unknown(_ found: String) -> FeedRefusal {
        FeedRefusal(
            "is JSON, but not a movie feed: found \(found), expected one of \(known)",
            advice: "use a feed in one of these shapes")
    }
}

extension JSONValue {
    /// Whether this is an object with a list of objects that have titles, under any key.
    fileprivate var hasMovies: Bool {
        guard case .object(let members) = self else { return false }
        return members.contains { FeedShape.contains(FeedEntry.titles, in: $0.value.list ?? []) }
    }

    fileprivate var list: [JSONValue]? {
        guard case .list(let list) = self else { return nil }
        return list
    }
}
