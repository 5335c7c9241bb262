import Fetching

/// The shape of a feed: where its entries are, and under which names they list a movie's facts.
///
/// This is all that the catalog knows about sites' feeds. To support another site, add the names that its feed uses.
struct FeedShape {
    private static let known = """
        feed.entry or feed.results (iTunes), items with imDbRating (imdb-api), results with vote_average (TMDB), \
        records with imdbID (OMDb), titles with primaryTitle (imdbapi.dev), movies, or a list of objects with a title
        """
    private static let lists = ["items", "results", "titles", "search", "movies"]
    private static let titles = ["title", "primarytitle", "originaltitle"]
    /// Keys found only in feeds of movies or series.
    private static let ratings = ["imdbrating", "voteaverage", "imdbid", "primarytitle"]
    private static let complaints = ["errormessage", "error", "statusmessage"]

    /// An entry whose values haven't been checked yet.
    struct Entry {
        let isObject: Bool
        /// The values by key. Keys are reduced to lower-case letters, so `IMDb Rating` and `imdb_rating` are the same.
        fileprivate let values: [String: JSONValue]
        /// Whether the entry is from an Apple feed, where `name` is a title. Elsewhere, `name` may name a series.
        fileprivate let isStoreItem: Bool

        fileprivate init(_ value: JSONValue, isStoreItem: Bool = false) {
            self.isStoreItem = isStoreItem
            guard case .object(let members) = value else {
                (isObject, values) = (false, [:])
                return
            }
            isObject = true
            values = Dictionary(members.map { ($0.key.lowercased().filter(\.isLetter), $0.value) }) { first, next in
                first.isMissing ? next : first
            }
        }
    }

    let entries: [Entry]

    /// Finds the entries in a feed's outermost value.
    ///
    /// - Throws: A ``FeedRefusal`` if `root` doesn't have any of the known shapes.
    init(of root: JSONValue) throws(FeedRefusal) {
        guard case .object? = root["feed"] else {
            entries = try Self.records(in: root)
            return
        }
        // A feed without entries has neither key, and a single entry has no list around it.
        let found = ["entry", "results"].lazy.compactMap { root["feed"]?[$0] }.first { !$0.isMissing }
        entries = (found.map { $0.list ?? [$0] } ?? []).map { Entry($0, isStoreItem: true) }
    }

    private static func records(in root: JSONValue) throws(FeedRefusal) -> [Entry] {
        if let entries = root.list?.map({ Entry($0) }) {
            guard entries.isEmpty || isTold(by: titles + ["imdbrating"], entries) else { throw unknown("a list") }
            return entries
        }
        let root = Entry(root)
        guard root.isObject else { throw unknown("a single value") }
        let lists = lists.compactMap { key in root.values[key]?.list.map { (key, $0.map { Entry($0) }) } }
        // A single record counts as a list of one.
        for (key, entries) in lists + [("", [root])] where isTold(by: titles, entries) {
            if key == "movies" || isTold(by: ratings, entries) { return entries }
        }
        if let complaint = complaints.lazy.compactMap({ root.values[$0]?.text }).first {
            throw FeedRefusal(
                "holds an error message instead of movies: \(complaint.quoted)",
                advice: "correct the request and try again")
        }
        guard lists.contains(where: \.1.isEmpty) else { throw unknown("an object") }
        return []
    }

    /// Whether any entry has one of these keys. The first entries may be broken, so all are checked.
    private static func isTold(by keys: [String], _ entries: [Entry]) -> Bool {
        entries.contains { entry in keys.contains { entry.values[$0] != nil } }
    }

    private static func unknown(_ found: String) -> FeedRefusal {
        FeedRefusal(
            "is JSON, but not a movie feed: found \(found), expected one of \(known)",
            advice: "use a feed in one of these shapes")
    }
}

extension FeedShape.Entry {
    /// Returns the first value for any of these keys. In Apple's classic feed, a value is the `label` of an object.
    private func fact(_ names: [String]) -> JSONValue? {
        names.lazy.compactMap { values[$0] }.first { !$0.isMissing }.map { $0["label"] ?? $0 }
    }

    var kind: JSONValue? {
        if isStoreItem { return fact(["kind"]) ?? fact(["imcontenttype"]).map { $0["attributes"]?["term"] ?? $0 } }
        return values["imdbid"] ?? values["primarytitle"] == nil ? nil : fact(["type"])
    }

    var title: JSONValue? { fact(isStoreItem ? ["imname", "name"] : FeedShape.titles) }
    var rank: JSONValue? { fact(["rank"]) }
    var year: JSONValue? { fact(["year", "startyear", "releasedate", "imreleasedate"]) }

    var rating: JSONValue? {
        fact(["imdbrating", "voteaverage"]) ?? values["rating"]?["aggregateRating"] ?? fact(["rating"])
            // If there are no votes, this value is 0.
            ?? fact(["averagerating"]).flatMap { $0.number == 0 ? nil : $0 }
    }

    var votes: JSONValue? {
        fact(["imdbratingcount", "imdbvotes", "votecount"]) ?? values["rating"]?["voteCount"]
            ?? fact(["votes", "numvotes"])
    }

    var director: JSONValue? {
        // A bundle's artist is the company that sells it.
        fact(["director", "directors", "imartist"])
            ?? (kind?.text == "movieBundle" ? nil : fact(["artistname"]))
            ?? fact(["crew"]).map { $0.text.map { .text(Self.directors(in: $0)) } ?? $0 }
    }

    var runtime: JSONValue? {
        fact(["runtimeminutes", "runtimemins", "runtime", "duration"])
            ?? fact(["runtimeseconds"]).map { $0.number.map { .number(($0 / 60).rounded(.down)) } ?? $0 }
    }

    var genres: JSONValue? {
        let genres = fact(["genres", "genre"]) ?? fact(["category"]).map { $0["attributes"]?["label"] ?? $0 }
        guard isStoreItem, case .list(let list)? = genres else { return genres }
        // All movies in the store have this genre, so it means nothing.
        return .list(list.filter { $0["name"]?.text != "Movies" })
    }

    /// Returns the names marked as directors in a text such as "Frank Darabont (dir.), Tim Robbins".
    private static func directors(in crew: String) -> String {
        crew.split(separator: ",").compactMap { String($0).trimmed }.filter { $0.hasSuffix("(dir.)") }
            .compactMap { String($0.dropLast("(dir.)".count)).trimmed }.joined(separator: ", ")
    }
}

extension JSONValue {
    fileprivate var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }
}
