import Fetching

/// A whole feed, read in the shape that its content shows.
struct FeedDocument: Decodable {
    /// What each entry says; nil for one that is no object.
    let movies: [RawMovie?]

    private enum RootKey: String, CodingKey {
        case feed, items, results, errorMessage
    }

    private enum FeedKey: String, CodingKey {
        case entry, results
    }

    init(from decoder: any Decoder) throws {
        if let root = try? decoder.container(keyedBy: RootKey.self) {
            guard let movies = try Self.movies(in: root) else { throw FeedRefusal(unknown: "an object") }
            self.movies = movies
        } else if let list = try? ListOutline<MovieKey>(from: decoder) {
            guard let movies = try Self.movies(in: list, of: decoder) else { throw FeedRefusal(unknown: "a list") }
            self.movies = movies
        } else {
            throw FeedRefusal(unknown: "a single value")
        }
    }

    private static func movies(in root: KeyedDecodingContainer<RootKey>) throws -> [RawMovie?]? {
        if let feed = try? root.nestedContainer(keyedBy: FeedKey.self, forKey: .feed) {
            // A feed without entries has neither key.
            return try feed.decodeIfPresent(EntryList<ITunesClassicEntry>.self, forKey: .entry)?.movies
                ?? feed.decodeIfPresent(EntryList<ITunesV1Entry>.self, forKey: .results)?.movies ?? []
        }
        let items = try? root.decode(ListOutline<MovieKey>.self, forKey: .items)
        if let items, items.holds(.imDbRating) {
            return try root.decode(EntryList<IMDbEntry>.self, forKey: .items).movies
        }
        let results = try? root.decode(ListOutline<MovieKey>.self, forKey: .results)
        if let results, results.holds(.voteAverage) {
            return try root.decode(EntryList<TMDBEntry>.self, forKey: .results).movies
        }
        if let complaint = try? root.decode(String.self, forKey: .errorMessage), !complaint.isEmpty {
            let reason = "holds an error message instead of movies: \(complaint.quoted)"
            throw FeedRefusal(reason, advice: "mend the request and fetch it again")
        }
        return [items, results].contains { $0?.isEmpty == true } ? [] : nil
    }

    private static func movies(in list: ListOutline<MovieKey>, of decoder: any Decoder) throws -> [RawMovie?]? {
        if list.holds(.imDbRating) { return try EntryList<IMDbEntry>(from: decoder).movies }
        if list.holds(.title) { return try EntryList<KataEntry>(from: decoder).movies }
        return list.isEmpty ? [] : nil
    }
}

/// The keys by which the shapes of lists of movies are recognised.
private enum MovieKey: String, TellingKey {
    case title, imDbRating
    case voteAverage = "vote_average"

    /// A movie of the kata's own shape lets the search go on: a later entry may have a more telling key.
    var isDecisive: Bool { self != .title }
}

extension FeedRefusal {
    /// Refuses JSON that is in none of the shapes.
    fileprivate init(unknown found: String) {
        self.init(
            "is JSON, but no movie feed: found \(found), expected one of feed.entry or feed.results (iTunes), "
                + "items with imDbRating (imdb-api), results with vote_average (TMDB), or a list of objects with a title",
            advice: "give it a feed in one of these shapes"
        )
    }
}
