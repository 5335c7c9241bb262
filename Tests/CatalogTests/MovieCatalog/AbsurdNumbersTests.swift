import MovieCatalog
import Testing

/// Values outside their range are treated as absent and counted, never shown.
struct AbsurdNumbersTests {
    @Test(arguments: [
        AbsurdNumber("rating", "-1"),
        AbsurdNumber("rating", "10.001"),
        AbsurdNumber("rating", "11"),
        AbsurdNumber("rating", "1e400"),
        AbsurdNumber("year", "0"),
        AbsurdNumber("year", "1887"),
        AbsurdNumber("year", "2101"),
        AbsurdNumber("year", "99999"),
        AbsurdNumber("year", "1994.5"),
        AbsurdNumber("votes", "-5"),
        AbsurdNumber("votes", "2147483648"),
        AbsurdNumber("votes", "1e300"),
        AbsurdNumber("runtimeMinutes", remarkedAs: "runtime", "0"),
        AbsurdNumber("runtimeMinutes", remarkedAs: "runtime", "60001"),
    ])
    private func `an absurd number is ignored and counted`(number: AbsurdNumber) throws {
        let feed = try MovieFeed(json: #"[{"title": "Heat", "\#(number.key)": \#(number.value)}]"#)

        #expect(feed.movies == [Movie(title: "Heat")])
        #expect(feed.remarks == ["1 value out of range ignored: \(number.name)"])
    }

    @Test func `each range includes its ends`() throws {
        let list = """
            [{"title": "Least", "year": 1888, "rating": 0, "votes": 1, "runtimeMinutes": 1},
             {"title": "Most", "year": 2100, "rating": 10, "votes": 2147483647, "runtimeMinutes": 60000}]
            """
        let feed = try MovieFeed(json: list)

        let least = Movie(title: "Least", year: 1888, rating: 0, votes: 1, runtimeMinutes: 1)
        let most = Movie(title: "Most", year: 2100, rating: 10, votes: 2_147_483_647, runtimeMinutes: 60_000)
        #expect(feed == MovieFeed(movies: [least, most]))
    }

    @Test func `whole numbers may be spelled with a point or an exponent`() throws {
        let feed = try MovieFeed(json: #"[{"title": "Heat", "year": 1995.0, "votes": 7e5}]"#)

        #expect(feed == MovieFeed(movies: [Movie(title: "Heat", year: 1995, votes: 700_000)]))
    }

    @Test func `several absurd numbers are counted by name, the most frequent first`() throws {
        let list = """
            [{"title": "A", "year": 0, "rating": 11}, {"title": "B", "year": 99999, "votes": -5},
             {"title": "C", "year": 3000}, {"title": "D", "rating": -1}]
            """
        let feed = try MovieFeed(json: list)

        #expect(feed.remarks == ["6 values out of range ignored: year (3), rating (2), votes (1)"])
    }

    @Test(arguments: ["0000-00-00", "99999-01-01", "05/26/2014"])
    func `a date with an absurd year has none`(date: String) throws {
        let feed = try MovieFeed(json: #"{"feed": {"results": [{"name": "Heat", "releaseDate": "\#(date)"}]}}"#)

        #expect(feed == MovieFeed(movies: [Movie(title: "Heat")], remarks: ["1 value out of range ignored: year"]))
    }

    @Test func `an absurd rank invalidates all ranks`() throws {
        let list = """
            [{"rank": "0", "title": "A", "imDbRating": ""}, {"rank": "1", "title": "B", "imDbRating": ""}]
            """
        let feed = try MovieFeed(json: list)

        #expect(feed.movies == [Movie(title: "A"), Movie(title: "B")])
        #expect(feed.remarks == ["1 value out of range ignored: rank"])
    }

    @Test func `entries left out come first in the remarks`() throws {
        let feed = try MovieFeed(json: #"[{"title": "A", "year": 0}, null]"#)

        let remarks = ["1 of 2 entries left out: not an object", "1 value out of range ignored: year"]
        #expect(feed.remarks == remarks)
    }
}

private struct AbsurdNumber: Sendable, CustomTestStringConvertible {
    let key: String
    let name: String
    let value: String

    init(_ key: String, remarkedAs name: String? = nil, _ value: String) {
        self.key = key
        self.name = name ?? key
        self.value = value
    }

    var testDescription: String { "\(key) \(value)" }
}
