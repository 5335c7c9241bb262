import MovieCatalog
import TestSupport
import Testing

/// Each kind of value in the place of each fact.
struct BadValueTests {
    private static let whole = Movie(
        rank: 3, title: "Heat", year: 1995, rating: 8.3, votes: 700_000, director: "Michael Mann", runtimeMinutes: 170,
        genres: ["Crime", "Drama"])

    /// A fact: its key, a good value, and how to compare and replace it in a movie.
    struct Fact: Sendable {
        let key, value: String
        let isRead: @Sendable (Movie) -> Bool
        let mend: @Sendable (inout Movie) -> Void
    }

    private static let facts = [
        Fact(key: "rank", value: "3", isRead: { $0.rank != nil }, mend: { $0.rank = whole.rank }),
        Fact(key: "year", value: "1995", isRead: { $0.year != nil }, mend: { $0.year = whole.year }),
        Fact(key: "rating", value: "8.3", isRead: { $0.rating != nil }, mend: { $0.rating = whole.rating }),
        Fact(key: "votes", value: "700000", isRead: { $0.votes != nil }, mend: { $0.votes = whole.votes }),
        Fact(
            key: "director", value: #""Michael Mann""#, isRead: { $0.director != nil },
            mend: { $0.director = whole.director }),
        Fact(
            key: "runtimeMinutes", value: "170", isRead: { $0.runtimeMinutes != nil },
            mend: { $0.runtimeMinutes = whole.runtimeMinutes }),
        Fact(
            key: "genres", value: #"["Crime", "Drama"]"#, isRead: { !$0.genres.isEmpty },
            mend: { $0.genres = whole.genres }),
    ]
    private static let silent = ["null", #""""#, #"" ""#, #""N/A""#, "[]", "[null]", #"{"label": null}"#, #"",,""#]
    private static let values =
        silent + [
            "true", "false", "7", "-7", "0", "-0.0", "1e400", "1e-400", "123456789012345678901234567890", "8.25",
            #""NaN""#, #""inf""#, #""nil""#, #""8,3""#, #""2,559,562""#, #""142 min""#, #""1994-1996""#, #""٤٢""#,
            #""\u0000""#, #""\ud800""#, #""Drama, Crime|""#, "[[]]", "[7]", #"["X", 7]"#, "{}", #"{"name": "X"}"#,
            #"{"rating": 7}"#, #"{"aggregateRating": []}"#, "[{\"name\": {}}]",
        ]

    @Test(arguments: values)
    func `a bad value costs no other field, and is remarked on`(value: String) throws {
        for fact in Self.facts {
            let members = Self.facts.map { #""\#($0.key)": \#($0.key == fact.key ? value : $0.value)"# }
            let feed = try MovieFeed(json: #"[{"title": "Heat", \#(members.joined(separator: ", "))}]"#)
            var movie = try #require(feed.movies.first)
            #expect(fact.isRead(movie) || !feed.remarks.isEmpty || Self.silent.contains(value), "\(fact.key)")
            fact.mend(&movie)
            #expect(movie == Self.whole, "\(fact.key)")
        }
    }

    @Test func `an entry may have deeply nested values that aren't needed, and a feed 10,000 entries`() throws {
        let nest = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
        let entries = (1...10_000).map { #"{"title": "\#($0)", "nest": \#($0 == 1 ? nest : "0")}"# }
        let movies = try MovieFeed(json: "[\(entries.joined(separator: ","))]").movies
        #expect(movies.count == 10_000)
        #expect(movies.first == Movie(title: "1") && movies.last == Movie(title: "10000"))
    }
}
