import Fetching

/// An entry of a feed, and the names under which feeds list a movie's facts. Its values haven't been checked yet.
///
/// This is all that the catalog knows about sites' feeds. To support another site, add the names that its feed uses.
struct FeedEntry {
    static let titles = ["title", "primarytitle", "originaltitle"]

    let isObject: Bool
    /// The values, with keys reduced to lower-case letters and digits, so `IMDb Rating` and `imdb_rating` are the same.
    private let values: [(key: String, value: JSONValue)]
    /// Whether the entry is from an Apple feed, where `name` is a title. Elsewhere, `name` may name a series.
    private let isStoreItem: Bool

    init(_ value: JSONValue, isStoreItem: Bool = false) {
        self.isStoreItem = isStoreItem
        guard case .object(let members) = value else {
            isObject = false
            values = []
            return
        }
        isObject = true
        // Of keys that are the same when reduced, the first in the members' order counts.
        values = members.map { ($0.key.reduced, $0.value) }
    }

    /// The value for a reduced key, even if it counts as missing; nil if the entry lacks the key.
    subscript(key: String) -> JSONValue? {
        known(key) ?? values.first { $0.key == key }?.value
    }

    private func known(_ key: String) -> JSONValue? {
        values.first { $0.key == key && !$0.value.isMissing }?.value
    }

    /// Returns the first value for any of these keys. In Apple's classic feed, a value is the `label` of an object.
    private func fact(_ names: String...) -> JSONValue? { fact(names) }

    private func fact(_ names: [String]) -> JSONValue? {
        for name in names {
            guard let value = known(name) else { continue }
            let label = value["label"] ?? value
            if !label.isMissing { return label }
        }
        return nil
    }
}

extension FeedEntry {
    var kind: JSONValue? {
        if isStoreItem {
            return fact("kind") ?? fact("imcontenttype").map { $0["attributes"]?["term"] ?? $0 }
        }
        let hasKind = self["imdbid"] != nil || self["primarytitle"] != nil
        return hasKind ? fact("type") : nil
    }

    /// Whether the entry has a title, and either another fact of a movie or nothing else.
    var isMovie: Bool {
        let facts = [rank, year, rating, votes, director, runtime, genres]
        let isAlone = values.count { !$0.value.isMissing } == 1
        return title != nil && (isAlone || facts.contains { $0 != nil })
    }

    var title: JSONValue? {
        isStoreItem ? fact("imname", "name") : fact(Self.titles)
    }

    var rank: JSONValue? { fact("rank") }

    var year: JSONValue? { fact("year", "startyear", "releasedate", "imreleasedate") }

    var rating: JSONValue? {
        fact("imdbrating", "voteaverage")
            ?? self["rating"]?["aggregateRating"]
            ?? schemaRating
            ?? fact("rating", "aggregaterating")
            // If there are no votes, this value is 0.
            ?? fact("averagerating").flatMap { $0.number == 0 ? nil : $0 }
    }

    var votes: JSONValue? {
        fact("imdbratingcount", "imdbvotes", "votecount")
            ?? self["rating"]?["voteCount"]
            ?? self["aggregaterating"]?["ratingCount"]
            ?? fact("votes", "numvotes")
    }

    /// The nested rating of schema.org, if its best value is 10.
    private var schemaRating: JSONValue? {
        let rating = self["aggregaterating"]
        guard (rating?["bestRating"]?.number ?? 10) == 10 else { return nil }
        return rating?["ratingValue"]
    }

    var director: JSONValue? {
        if let director = fact("director", "directors", "imartist") { return director }
        // A bundle's artist is the company that sells it.
        if kind?.text != "movieBundle", let artist = fact("artistname") { return artist }
        guard let crew = fact("crew") else { return nil }
        return crew.text.map { .text(Self.directors(in: $0)) } ?? crew
    }

    var runtime: JSONValue? {
        let runtime = fact("runtimeminutes", "runtimemins", "runtime", "duration")
        if let runtime { return runtime }
        guard let runtime = fact("runtimeseconds") else { return nil }
        guard let seconds = runtime.number else { return runtime }
        return .number((seconds / 60).rounded(.down))
    }

    var genres: JSONValue? {
        let genres =
            fact("genres", "genre")
            ?? fact("category").map { $0["attributes"]?["label"] ?? $0 }
        guard isStoreItem, case .list(let list)? = genres else { return genres }
        // All movies in the store have this genre, so it means nothing.
        return .list(list.filter { $0["name"]?.text != "Movies" })
    }

    /// Returns the names marked as directors in a text such as "Frank Darabont (dir.), Tim Robbins".
    private static func directors(in crew: String) -> String {
        let names = crew.split(separator: ",").compactMap { String($0).trimmed }
        let directors = names.filter { $0.hasSuffix("(dir.)") }
        let plain = directors.compactMap { String($0.dropLast("(dir.)".count)).trimmed }
        return plain.joined(separator: ", ")
    }
}

extension String {
    /// The characters without ASCII's spaces and punctuation, and with ASCII's letters in lower case.
    fileprivate var reduced: String {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let bytes = utf8.lazy.compactMap { byte -> UInt8? in
            if letters.contains(byte | 0x20) { return byte | 0x20 }
            return digits.contains(byte) || byte >= 0x80 ? byte : nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
