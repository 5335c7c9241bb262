import Fetching

/// What one entry of a feed says about its movie, under whichever names feeds use: nothing is checked yet.
struct RawMovie {
    private let facts: [String: JSONValue]
    private let isStoreItem: Bool

    /// Takes an entry; nil if it's no object.
    ///
    /// - Parameter isStoreItem: Whether it comes from one of Apple's feeds, where `name` is a title. Elsewhere it may
    ///   be a series.
    init?(_ entry: JSONValue, isStoreItem: Bool) {
        guard case .object(let members) = entry else { return nil }
        facts = Dictionary(members.lazy.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        self.isStoreItem = isStoreItem
    }

    /// The first of these that has a value. In Apple's classic feed, a value is the label of an object.
    private func fact(_ names: String...) -> JSONValue? {
        names.lazy.compactMap { facts[$0] }.first { !$0.isMissing }.map { $0["label"] ?? $0 }
    }

    var kind: JSONValue? {
        if isStoreItem { return fact("kind") ?? fact("im:contentType").map { $0["attributes"]?["term"] ?? $0 } }
        return facts["imdbID"] ?? facts["primaryTitle"] == nil ? nil : fact("Type", "type")
    }

    var title: JSONValue? {
        isStoreItem ? fact("im:name", "name") : fact("title", "Title", "primaryTitle", "originalTitle")
    }

    var rank: JSONValue? { fact("rank") }
    var year: JSONValue? { fact("year", "Year", "startYear", "releaseDate", "release_date", "im:releaseDate") }

    var rating: JSONValue? {
        fact("imDbRating", "imdbRating", "vote_average") ?? facts["rating"]?["aggregateRating"] ?? fact("rating")
            // Without a single vote, this one is 0.
            ?? fact("averageRating").flatMap { $0.number == 0 ? nil : $0 }
    }

    var votes: JSONValue? {
        fact("imDbRatingCount", "imdbVotes", "vote_count") ?? facts["rating"]?["voteCount"] ?? fact("votes", "numVotes")
    }

    var director: JSONValue? {
        // The artist of a bundle is the company that sells it.
        fact("director", "Director", "directors", "im:artist")
            ?? (kind?.text == "movieBundle" ? nil : fact("artistName"))
            ?? fact("crew").map { $0.text.map { .text(Self.directors(in: $0)) } ?? $0 }
    }

    var runtime: JSONValue? {
        fact("runtimeMinutes", "runtimeMins", "runtime", "Runtime", "duration")
            ?? fact("runtimeSeconds").map { $0.number.map { .number(($0 / 60).rounded(.down)) } ?? $0 }
    }

    var genres: JSONValue? {
        let genres = fact("genres", "genre", "Genre") ?? fact("category").map { $0["attributes"]?["label"] ?? $0 }
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
