import MovieCatalog
import Testing

/// One bad entry or value doesn't lose the rest: it's left out and counted, never shown, and never lost without a word.
struct LossTests {
    @Test(arguments: [
        ("null", "not an object"), ("7", "not an object"), (#""Heat""#, "not an object"),
        (#"["title"]"#, "not an object"), ("{}", "no title"), (#"{"title": null}"#, "no title"),
        (#"{"title": ""}"#, "no title"), (#"{"title": " \n\u00a0"}"#, "no title"), (#"{"title": 1917}"#, "no title"),
        (#"{"title": "\ud800"}"#, "no title"),
    ])
    func `a bad entry is left out, even if it comes first`(entry: String, remark: String) throws {
        try FeedCase(
            entry, #"[\#(entry), {"title": "Alien"}]"#, Movie(title: "Alien"),
            remarks: "1 of 2 entries left out: \(remark)"
        ).check()
    }

    @Test(arguments: [
        (#"{"feed": {"entry": ["#, #"{"im:name": {"label": "A"}}"#, "]}}"),
        (#"{"feed": {"results": ["#, #"{"name": "A"}"#, "]}}"),
        (#"{"items": ["#, #"{"title": "A", "imDbRating": ""}"#, "]}"), ("[", #"{"title": "A", "imDbRating": ""}"#, "]"),
        (#"{"results": ["#, #"{"title": "A", "vote_average": null}"#, "]}"), ("[", #"{"title": "A"}"#, "]"),
    ])
    func `a feed is recognised even if its first entries are bad`(start: String, entry: String, end: String) throws {
        try FeedCase(
            start, start + "null, 7, {}, {}, " + entry + ", []" + end, Movie(title: "A"),
            remarks: "5 of 6 entries left out: not an object (3), no title (2)"
        ).check()
    }

    @Test(arguments: [
        ("rating", "-1"), ("rating", "10.001"), ("rating", "11"), ("rating", "1e400"), ("year", "0"), ("year", "1887"),
        ("year", "2101"), ("year", "99999"), ("year", "1994.5"), ("votes", "-5"), ("votes", "2147483648"),
        ("votes", "1e300"), ("votes", #""1.234""#), ("runtimeMinutes", "0"), ("runtimeMinutes", "60001"),
        ("releaseDate", #""0000-00-00""#), ("releaseDate", #""99999-01-01""#), ("releaseDate", #""05/26/2014""#),
    ])
    func `an absurd number is ignored and counted`(key: String, number: String) throws {
        let name = ["runtimeMinutes": "runtime", "releaseDate": "year"][key] ?? key
        try FeedCase(
            number, #"[{"title": "Heat", "\#(key)": \#(number)}]"#, Movie(title: "Heat"),
            remarks: "1 value out of range ignored: \(name)"
        ).check()
    }

    private static let series = "fabcdef".map { #"{"imdbID": "", "Title": "x", "Type": "\#($0)"}"# }
        .joined(separator: ", ")

    @Test(arguments: [
        FeedCase(
            "each range includes its ends",
            """
            [{"title": "Least", "year": 1888, "rating": 0, "votes": 1, "runtimeMinutes": 1},
             {"title": "Most", "year": 2100, "rating": 10, "votes": 2147483647, "runtimeMinutes": 60000}]
            """, Movie(title: "Least", year: 1888, rating: 0, votes: 1, runtimeMinutes: 1),
            Movie(title: "Most", year: 2100, rating: 10, votes: 2_147_483_647, runtimeMinutes: 60_000)),
        FeedCase(
            "several absurd numbers are counted by name, the most frequent first",
            #"[{"title": "A", "year": 0, "rating": 11, "votes": -5}, {"title": "B", "year": 99999, "rating": 12}]"#,
            Movie(title: "A"), Movie(title: "B"),
            remarks: "5 values out of range ignored: rating (2), year (2), votes (1)"),
        FeedCase(
            "entries left out come first in the remarks", #"[{"title": "A", "year": 0}, null]"#, Movie(title: "A"),
            remarks: "1 of 2 entries left out: not an object", "1 value out of range ignored: year"),
        FeedCase(
            "there is one remark for each field, in alphabetical order, with the first example",
            #"[{"title": "A", "rating": "R1", "genres": 7}, {"title": "B", "rating": "R2", "genres": 8}]"#,
            Movie(title: "A"), Movie(title: "B"),
            remarks: "2 of 2 genres could not be read: 7", "2 of 2 ratings could not be read: 'R1'"),
        FeedCase(
            "the most frequent five reasons are named",
            "[\(series), {\"title\": \"A\"}]", Movie(title: "A"),
            remarks: """
                7 of 8 entries left out: not a movie: 'f' (2), not a movie: 'a' (1), not a movie: 'b' (1), \
                not a movie: 'c' (1), not a movie: 'd' (1), others
                """),
    ])
    func `losses are counted`(feed: FeedCase) throws { try feed.check() }

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
        ("genres", #""\ud800""#, "1 of 1 genres could not be read: half a character"), ("crew", "[]", nil),
    ])
    func `a fact that cannot be read is counted, with an example`(key: String, value: String, remark: String?) throws {
        let feed = try MovieFeed(json: #"[{"title": "Heat", "\#(key)": \#(value)}]"#)
        #expect(feed.movies.map(\.title) == ["Heat"])
        #expect(feed.remarks == [remark].compactMap(\.self))
    }

    @Test(arguments: ["-0.0", "-0", #""-0.0""#])
    func `zero has no sign`(zero: String) throws {
        let movie = try #require(try MovieFeed(json: #"[{"title": "A", "rating": \#(zero), "votes": 5}]"#).movies.first)
        #expect(movie.rating?.sign == .plus)
        try FeedCase(zero, #"[{"title": "A", "votes": \#(zero)}]"#, Movie(title: "A", votes: 0)).check()
    }
}
