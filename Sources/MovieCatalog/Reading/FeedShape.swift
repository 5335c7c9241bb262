import Fetching

/// How feeds are written: where their entries are, and under which names these have a movie's facts.
///
/// This is all that the catalog knows of a site's feed. To read another, add what it calls things.
struct FeedShape {
    private static let known = """
        feed.entry or feed.results (iTunes), items with imDbRating (imdb-api), results with vote_average (TMDB), \
        records with imdbID (OMDb), titles with primaryTitle (imdbapi.dev), or a list of objects with a title
        """
    private static let lists = ["items", "results", "titles", "Search", "movies"]
    private static let titles = ["title", "Title", "primaryTitle", "originalTitle"]
    /// Keys that only movies have.
    private static let ratings = ["imDbRating", "imdbRating", "vote_average", "imdbID", "primaryTitle"]
    private static let complaints = ["errorMessage", "Error", "status_message"]

    /// One entry: nothing is checked yet.
    struct Entry {
        fileprivate let value: JSONValue
        /// Whether it comes from one of Apple's feeds, where `name` is a title. Elsewhere it may be a series.
        fileprivate let isStoreItem: Bool
    }

    let entries: [Entry]

    /// Finds the entries of a feed in its envelope.
    ///
    /// - Throws: A ``FeedRefusal`` if `root` is in none of the known shapes.
    init(of root: JSONValue) throws(FeedRefusal) {
        guard case .object? = root["feed"] else {
            entries = try Self.records(in: root).map { Entry(value: $0, isStoreItem: false) }
            return
        }
        // A feed without entries has neither key, and one with a single entry has no list.
        let found = ["entry", "results"].lazy.compactMap { root["feed"]?[$0] }.first { !$0.isMissing }
        entries = (found.map { $0.list ?? [$0] } ?? []).map { Entry(value: $0, isStoreItem: true) }
    }

    private static func records(in root: JSONValue) throws(FeedRefusal) -> [JSONValue] {
        if let entries = root.list {
            guard entries.isEmpty || isTold(by: titles + ["imDbRating"], entries) else { throw unknown("a list") }
            return entries
        }
        guard case .object = root else { throw unknown("a single value") }
        let lists = lists.compactMap { root[$0]?.list }
        // A single record is its own list.
        if let entries = (lists + [[root]]).first(where: { isTold(by: ratings, $0) && isTold(by: titles, $0) }) {
            return entries
        }
        if let complaint = complaints.lazy.compactMap({ root[$0]?.text }).first {
            throw FeedRefusal(
                "holds an error message instead of movies: \(complaint.quoted)",
                advice: "correct the request and fetch it again")
        }
        guard lists.contains(where: \.isEmpty) else { throw unknown("an object") }
        return []
    }

    /// Whether any entry has one of these keys, as the first entries may be broken.
    private static func isTold(by keys: [String], _ entries: [JSONValue]) -> Bool {
        entries.contains { entry in keys.contains { entry[$0] != nil } }
    }

    private static func unknown(_ found: String) -> FeedRefusal {
        FeedRefusal(
            "is JSON, but not a movie feed: found \(found), expected one of \(known)",
            advice: "give it a feed in one of these shapes")
    }
}

extension FeedShape.Entry {
    var isObject: Bool { if case .object = value { true } else { false } }

    /// The first of these that has a value. In Apple's classic feed, a value is the label of an object.
    private func fact(_ names: [String]) -> JSONValue? {
        names.lazy.compactMap { value[$0] }.first { !$0.isMissing }.map { $0["label"] ?? $0 }
    }

    var kind: JSONValue? {
        if isStoreItem { return fact(["kind"]) ?? fact(["im:contentType"]).map { $0["attributes"]?["term"] ?? $0 } }
        return value["imdbID"] ?? value["primaryTitle"] == nil ? nil : fact(["Type", "type"])
    }

    var title: JSONValue? { fact(isStoreItem ? ["im:name", "name"] : FeedShape.titles) }
    var rank: JSONValue? { fact(["rank"]) }
    var year: JSONValue? { fact(["year", "Year", "startYear", "releaseDate", "release_date", "im:releaseDate"]) }

    var rating: JSONValue? {
        fact(["imDbRating", "imdbRating", "vote_average"]) ?? value["rating"]?["aggregateRating"] ?? fact(["rating"])
            // Without a single vote, this one is 0.
            ?? fact(["averageRating"]).flatMap { $0.number == 0 ? nil : $0 }
    }

    var votes: JSONValue? {
        fact(["imDbRatingCount", "imdbVotes", "vote_count"]) ?? value["rating"]?["voteCount"]
            ?? fact(["votes", "numVotes"])
    }

    var director: JSONValue? {
        // The artist of a bundle is the company that sells it.
        fact(["director", "Director", "directors", "im:artist"])
            ?? (kind?.text == "movieBundle" ? nil : fact(["artistName"]))
            ?? fact(["crew"]).map { $0.text.map { .text(Self.directors(in: $0)) } ?? $0 }
    }

    var runtime: JSONValue? {
        fact(["runtimeMinutes", "runtimeMins", "runtime", "Runtime", "duration"])
            ?? fact(["runtimeSeconds"]).map { $0.number.map { .number(($0 / 60).rounded(.down)) } ?? $0 }
    }

    var genres: JSONValue? {
        let genres = fact(["genres", "genre", "Genre"]) ?? fact(["category"]).map { $0["attributes"]?["label"] ?? $0 }
        guard isStoreItem, case .list(let list)? = genres else { return genres }
        // All movies of the store are in this genre, which says nothing.
        return .list(list.filter { $0["name"]?.text != "Movies" })
    }

    /// Returns the names that are marked as directors in, for example, "Frank Darabont (dir.), Tim Robbins".
    private static func directors(in crew: String) -> String {
        crew.split(separator: ",").compactMap { String($0).trimmed }.filter { $0.hasSuffix("(dir.)") }
            .compactMap { String($0.dropLast("(dir.)".count)).trimmed }.joined(separator: ", ")
    }
}

extension JSONValue {
    fileprivate var list: [JSONValue]? {
        if case .list(let list) = self { list } else { nil }
    }
}
