import MovieCatalog
import Testing

/// One bad entry does not lose the rest: it is left out and counted.
struct DamagedEntriesTests {
    @Test(arguments: [
        Damage("null", remark: "not an object"),
        Damage("7", remark: "not an object"),
        Damage(#""Heat""#, remark: "not an object"),
        Damage(#"["title"]"#, remark: "not an object"),
        Damage("{}", remark: "no title"),
        Damage(#"{"title": null}"#, remark: "no title"),
        Damage(#"{"title": ""}"#, remark: "no title"),
        Damage(#"{"title": " \n\u00a0"}"#, remark: "no title"),
        Damage(#"{"title": 1917}"#, remark: "no title"),
        Damage(#"{"title": "\ud800"}"#, remark: "no title"),
    ])
    private func `a bad entry is left out, even if it comes first`(damage: Damage) throws {
        let feed = try MovieFeed(json: #"[\#(damage.entry), {"title": "Alien"}]"#)

        #expect(feed.movies == [Movie(title: "Alien")])
        #expect(feed.remarks == ["1 of 2 entries left out: \(damage.remark)"])
    }

    @Test(arguments: [
        Shape("iTunes classic", start: #"{"feed": {"entry": ["#, entry: #"{"im:name": {"label": "A"}}"#, end: "]}}"),
        Shape("iTunes v1", start: #"{"feed": {"results": ["#, entry: #"{"name": "A"}"#, end: "]}}"),
        Shape("imdb-api", start: #"{"items": ["#, entry: #"{"title": "A", "imDbRating": ""}"#, end: "]}"),
        Shape("bare imdb-api", start: "[", entry: #"{"title": "A", "imDbRating": ""}"#, end: "]"),
        Shape("TMDB", start: #"{"results": ["#, entry: #"{"title": "A", "vote_average": null}"#, end: "]}"),
        Shape("the kata's own", start: "[", entry: #"{"title": "A"}"#, end: "]"),
    ])
    private func `a feed is recognised even if its first entries are bad`(shape: Shape) throws {
        let feed = try MovieFeed(json: shape.start + "null, 7, {}, {}, " + shape.entry + ", []" + shape.end)

        #expect(feed.movies == [Movie(title: "A")])
        #expect(feed.remarks == ["5 of 6 entries left out: not an object (3), no title (2)"])
    }

    @Test func `the most frequent five reasons are named`() throws {
        let kinds = ["a", "b", "c", "d", "e", "f", "f", "movie"]
        let results = kinds.map { #"{"kind": "\#($0)", "name": "x"}"# }.joined(separator: ",")
        let feed = try MovieFeed(json: #"{"feed": {"results": [\#(results)]}}"#)

        let reasons = """
            not a movie: 'f' (2), not a movie: 'a' (1), not a movie: 'b' (1), not a movie: 'c' (1), \
            not a movie: 'd' (1), others
            """
        #expect(feed.remarks == ["7 of 8 entries left out: \(reasons)"])
    }

    @Test func `a feed in which every entry is bad is refused`() {
        let error = #expect(throws: MovieServiceError.self) { try MovieFeed(json: #"[{"title": ""}, null]"#) }

        let message = """
            'feed.json' has no movies in this feed: 2 of 2 entries left out: no title (1), not an object (1); \
            choose one that lists movies with their titles.
            """
        #expect(error == MovieServiceError(kind: .notAMovieFeed, message: message))
    }
}

private struct Damage: Sendable, CustomTestStringConvertible {
    let entry: String
    let remark: String

    init(_ entry: String, remark: String) {
        self.entry = entry
        self.remark = remark
    }

    var testDescription: String { entry }
}

private struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: String
    let entry: String
    let end: String

    init(_ name: String, start: String, entry: String, end: String) {
        testDescription = name
        self.start = start
        self.entry = entry
        self.end = end
    }
}
