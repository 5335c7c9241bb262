import Fetching

/// What one entry of a feed says about its movie, under whichever names feeds use: nothing is checked yet.
struct RawMovie {
    let kind, rank, title, year, rating, votes, director, runtime, genres: JSONValue?

    /// Takes an entry; nil if it's no object.
    ///
    /// - Parameter isStoreItem: Whether it stands in one of Apple's feeds, where `name` is a title. Elsewhere it may be
    ///   that of a series.
    init?(_ entry: JSONValue, isStoreItem: Bool) {
        guard case .object = entry else { return nil }
        /// The first of these that says something. In Apple's classic feed, a value is the label of an object.
        func fact(_ names: String...) -> JSONValue? {
            names.lazy.compactMap { entry[$0] }.first { !$0.isMissing }.map { $0["label"] ?? $0 }
        }
        func attribute(_ attribute: String, of name: String) -> JSONValue? {
            fact(name).map { $0["attributes"]?[attribute] ?? $0 }
        }
        if isStoreItem {
            kind = fact("kind") ?? attribute("term", of: "im:contentType")
            title = fact("im:name", "name")
        } else {
            kind = entry["imdbID"] ?? entry["primaryTitle"] == nil ? nil : fact("Type", "type")
            title = fact("title", "Title", "primaryTitle", "originalTitle")
        }
        rank = fact("rank")
        year = fact("year", "Year", "startYear", "releaseDate", "release_date", "im:releaseDate")
        let scores = entry["rating"]
        rating =
            fact("imDbRating", "imdbRating", "vote_average") ?? scores?["aggregateRating"] ?? fact("rating")
            // Where nobody has voted, this one is 0.
            ?? fact("averageRating").flatMap { $0.number == 0 ? nil : $0 }
        votes =
            fact("imDbRatingCount", "imdbVotes", "vote_count") ?? scores?["voteCount"] ?? fact("votes", "numVotes")
        // The artist of a bundle is the company that sells it.
        director =
            fact("director", "Director", "directors", "im:artist")
            ?? (kind?.text == "movieBundle" ? nil : fact("artistName"))
            ?? fact("crew").map { $0.text.map { .text(Self.directors(in: $0)) } ?? $0 }
        runtime =
            fact("runtimeMinutes", "runtimeMins", "runtime", "Runtime", "duration")
            ?? fact("runtimeSeconds").map { $0.number.map { .number(($0 / 60).rounded(.down)) } ?? $0 }
        let genres = fact("genres", "genre", "Genre") ?? attribute("label", of: "category")
        // All movies of the store are in this genre, which says nothing.
        self.genres =
            if isStoreItem, case .list(let list)? = genres {
                .list(list.filter { $0["name"]?.text != "Movies" })
            } else {
                genres
            }
    }

    /// Returns the names that are marked as directors in, for example, "Frank Darabont (dir.), Tim Robbins".
    private static func directors(in crew: String) -> String {
        crew.split(separator: ",").compactMap { String($0).trimmed }.filter { $0.hasSuffix("(dir.)") }
            .compactMap { String($0.dropLast("(dir.)".count)).trimmed }.joined(separator: ", ")
    }
}
