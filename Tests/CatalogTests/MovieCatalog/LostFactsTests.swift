import MovieCatalog
import Testing

/// No known fact is lost without a word.
struct LostFactsTests {
    @Test(arguments: [
        ("rating", "true", "1 of 1 ratings could not be read: true"),
        ("rating", #""NaN""#, "1 of 1 ratings could not be read: 'NaN'"),
        ("rating", #""8-9""#, "1 of 1 ratings could not be read: '8-9'"),
        ("rating", #""٨""#, "1 of 1 ratings could not be read: '٨'"),
        ("rating", "[8]", "1 of 1 ratings could not be read: a list"),
        ("rating", #"{"stars": 8}"#, "1 of 1 ratings could not be read: an object"),
        ("rating", #"{"aggregateRating": "PG"}"#, "1 of 1 ratings could not be read: 'PG'"),
        ("votes", #""many\u001b[2J""#, "1 of 1 votes could not be read: 'many\u{FFFD}[2J'"),
        ("year", #""soon""#, "1 of 1 years could not be read: 'soon'"),
        ("rank", "{}", "1 of 1 ranks could not be read: an object"),
        ("runtimeMinutes", #""two hours""#, "1 of 1 runtimes could not be read: 'two hours'"),
        ("duration", #""PT""#, "1 of 1 runtimes could not be read: 'PT'"),
        ("duration", #""P1D""#, "1 of 1 runtimes could not be read: 'P1D'"),
        ("director", "7", "1 of 1 directors could not be read: 7"),
        ("director", #"["A", 7.5]"#, "1 of 2 directors could not be read: 7.5"),
        ("genres", "[18, {}, \"Crime\"]", "2 of 3 genres could not be read: 18"),
        ("genres", #""\ud800""#, "1 of 1 genres could not be read: half a character"),
        ("crew", "[]", nil), ("votes", #""1.234""#, "1 value out of range ignored: votes"),
    ])
    func `a fact that cannot be read is counted, with an example`(key: String, value: String, remark: String?) throws {
        let feed = try MovieFeed(json: #"[{"title": "Heat", "\#(key)": \#(value)}]"#)
        #expect(feed.movies.map(\.title) == ["Heat"])
        #expect(feed.remarks == [remark].compactMap(\.self))
    }

    @Test func `a feed gets one remark for each field, in alphabetical order`() throws {
        let entries = (1...25).map { #"{"title": "\#($0)", "rating": "R\#($0)", "genres": 7}"# }
        let feed = try MovieFeed(json: "[\(entries.joined(separator: ","))]")
        #expect(feed.remarks == ["25 of 25 genres could not be read: 7", "25 of 25 ratings could not be read: 'R1'"])
    }

    @Test(arguments: ["-0.0", "-0", #""-0.0""#])
    func `zero has no sign`(zero: String) throws {
        let movie = try #require(try MovieFeed(json: #"[{"title": "A", "rating": \#(zero), "votes": 5}]"#).movies.first)
        #expect(movie.rating?.sign == .plus)
        #expect(try MovieFeed(json: #"[{"title": "A", "votes": \#(zero)}]"#).movies == [Movie(title: "A", votes: 0)])
    }

    private static let facts: KeyValuePairs = [
        "rank": "3", "year": "1995", "rating": "8.3", "votes": "700000", "director": #""Michael Mann""#,
        "runtimeMinutes": "170", "genres": #"["Crime", "Drama"]"#,
    ]
    private static let values = [
        "null", "true", "false", "7", "-7", "0", "-0.0", "1e400", "1e-400", "123456789012345678901234567890", "8.25",
        #""""#, #"" ""#, #""N/A""#, #""NaN""#, #""inf""#, #""nil""#, #""8,3""#, #""2,559,562""#, #""142 min""#,
        #""1994-1996""#, #""٤٢""#, #""\u0000""#, #""\ud800""#, #""Drama, Crime|""#, #"",,""#, "[]", "[[]]", "[null]",
        "[7]", #"["X", 7]"#, "{}", #"{"label": null}"#, #"{"name": "X"}"#, #"{"rating": 7}"#,
        #"{"aggregateRating": []}"#,
        "[{\"name\": {}}]",
    ]

    @Test(arguments: facts.map(\.key), values)
    func `a bad value costs no other field, and is remarked on`(
        key: String, value: String
    ) throws {
        let whole = Movie(
            rank: 3, title: "Heat", year: 1995, rating: 8.3, votes: 700_000, director: "Michael Mann",
            runtimeMinutes: 170, genres: ["Crime", "Drama"])
        let members = Self.facts.map { #""\#($0.key)": \#($0.key == key ? value : $0.value)"# }
        let feed = try MovieFeed(json: #"[{"title": "Heat", \#(members.joined(separator: ", "))}]"#)
        var movie = try #require(feed.movies.first)
        let isRead =
            switch key {
            case "rank": movie.rank != nil
            case "year": movie.year != nil
            case "rating": movie.rating != nil
            case "votes": movie.votes != nil
            case "director": movie.director != nil
            case "runtimeMinutes": movie.runtimeMinutes != nil
            default: !movie.genres.isEmpty
            }
        let saysNothing = ["null", #""""#, #"" ""#, #""N/A""#, "[]", "[null]", #"{"label": null}"#].contains(value)
        #expect(isRead || !feed.remarks.isEmpty || saysNothing || value == #"",,""#)
        switch key {
        case "rank": movie.rank = whole.rank
        case "year": movie.year = whole.year
        case "rating": movie.rating = whole.rating
        case "votes": movie.votes = whole.votes
        case "director": movie.director = whole.director
        case "runtimeMinutes": movie.runtimeMinutes = whole.runtimeMinutes
        default: movie.genres = whole.genres
        }
        #expect(movie == whole)
    }
}
