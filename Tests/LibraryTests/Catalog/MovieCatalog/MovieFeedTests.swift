import Fetching
import Foundation
import MovieCatalog
import TestSupport
import Testing

/// The parsing of a feed. One bad entry or value doesn't affect the others, and whatever is left out is reported.
struct MovieFeedTests {
    @Test(arguments: try feedCases())
    func `each feed is read, or rejected, as its case says`(name: String, json: String, reading: [String]) {
        #expect(MovieFeed.reading(of: json) == reading)
    }

    @Test(arguments: [#"A\u0000B\rC\u001b[2J"#: "A\u{0}B\rC\u{1B}[2J", "D\u{202A})\u{202C}": "D\u{202A})\u{202C}"])
    func `a title keeps its control characters`(json: String, title: String) {
        #expect(MovieFeed.reading(of: #"[{"title": "\#(json)"}]"#) == [title])
    }

    @Test(arguments: ["\n", "\r\n", "\n\n", " \n "])
    func `objects may be given one per line, with empty lines before and after each`(end: String) {
        let objects = [#"{"title": "Heat"}"#, #"{"title": "Alien", "year": 1979}"#, "{}"]
        let lines = ([""] + objects + [""]).joined(separator: end)
        let reading = ["Heat", "Alien; year 1979", "remark: 1 of 3 entries left out: no title"]
        #expect(MovieFeed.reading(of: lines) == reading)
    }

    private static let facts = [
        "rank": "3", "year": "1995", "rating": "8.3", "votes": "700000", "runtimeMinutes": "170",
        "director": #""Michael Mann""#, "genres": #"["Crime", "Drama"]"#,
    ]
    private static let silent = ["null", #""""#, #"" ""#, #""N/A""#, "[]", "[null]", #"{"label": null}"#, #"",,""#]
    private static let values =
        silent + [
            "true", "false", "7", "-7", "0", "-0.0", "1e300", "123456789012345678901234567890", "8.25",
            #""NaN""#, #""inf""#, #""nil""#, #""8,3""#, #""2,559,562""#, #""142 min""#, #""1994-1996""#, #""٤٢""#,
            #""\u0000""#, #""Drama, Crime|""#, "[[]]", "[7]", #"["X", 7]"#, "{}", #"{"name": "X"}"#,
            #"{"rating": 7}"#, #"{"aggregateRating": []}"#, "[{\"name\": {}}]",
        ]

    @Test(arguments: values)
    func `a bad value affects no other field, and is reported`(value: String) throws {
        let whole = [
            "rank 3", "year 1995", "rating 8.3", "votes 700000", "runtimeMinutes 170", "director Michael Mann",
            "genres Crime + Drama",
        ]
        for key in Self.facts.keys {
            let members = Self.facts.map { #""\#($0)": \#($0 == key ? value : $1)"# }
            let feed = try MovieFeed(json: #"[{"title": "Heat", \#(members.joined(separator: ", "))}]"#)
            let facts = try #require(feed.movies.first).facts
            let others = facts.filter { !$0.hasPrefix("\(key) ") }
            #expect(facts != others || !feed.remarks.isEmpty || Self.silent.contains(value), "\(key)")
            #expect(others == whole.filter { !$0.hasPrefix("\(key) ") }, "\(key)")
        }
    }

    @Test func `an entry may hold deeply nested values that aren't needed, and a feed may hold many entries`() throws {
        let nest = String(repeating: "[", count: 98) + String(repeating: "]", count: 98)
        let count = provesEverything ? 10_000 : 1_000
        let entries = (1...count).map { #"{"title": "\#($0)", "nest": \#($0 == 1 ? nest : "0")}"# }
        let movies = try MovieFeed(json: "[\(entries.joined(separator: ","))]").movies
        #expect(movies.count == count)
        #expect(movies.first == Movie(title: "1"))
        #expect(movies.last == Movie(title: "\(count)"))
    }

    @Test(arguments: [
        ("{}", "an object"),
        (#"{"feed": "top"}"#, "an object"),
        (#"{"items": [{"title": "Heat"}]}"#, "an object"),
        (#"{"results": [{"title": "Heat"}]}"#, "an object"),
        ("[1, 2, 3]", "a list"),
        (#"[{"name": "A"}]"#, "a list"),
        (#"[[{"title": "Heat"}]]"#, "a list"),
        (#""Heat""#, "a single value"),
        ("7", "a single value"),
        ("null", "a single value"),
    ])
    func `other JSON is rejected with a message that names what was found and expected`(
        json: String, found: String
    ) throws {
        let start = "refused: 'feed.json' is JSON, but not a movie feed: found \(found), expected one of feed.entry or "
        let end = " with a title and other facts, in a list or one per line; use a feed in one of these shapes."
        let reading = MovieFeed.reading(of: json)
        #expect(reading.count == 1, "\(reading)")
        let line = try #require(reading.first)
        #expect(line.hasPrefix(start))
        #expect(line.hasSuffix(end))
    }

    @Test func `neither the place nor the data can split the message into lines`() throws {
        let data = Data(#"{"errorMessage": "No\nkey\u001b[2J\u2028!"}"#.utf8)
        let error = #expect(throws: MovieServiceError.self) { try MovieFeed(parsing: data, from: "a\nb") }
        let message = """
            'a\u{FFFD}b' holds an error message instead of movies: 'No\u{FFFD}key\u{FFFD}[2J\u{FFFD}!'; \
            correct the request and try again.
            """
        #expect(error?.description == message)
    }

    @Test func `a long error message is shortened`() throws {
        let text = String(repeating: "no ", count: 1000)
        let message = try #require(MovieFeed.reading(of: #"{"errorMessage": "\#(text)"}"#).first)
        #expect(message.contains("no …'"))
        #expect(message.count < 450)
    }
}

extension Movie {
    /// The movie's known facts except its title, each with its key.
    fileprivate var facts: [String] {
        let facts: [(String, Any?)] = [
            ("rank", rank),
            ("year", year),
            ("rating", rating),
            ("votes", votes),
            ("runtimeMinutes", runtimeMinutes),
            ("director", director),
            ("genres", genres.isEmpty ? nil : genres.joined(separator: " + ")),
        ]
        return facts.compactMap { key, fact in fact.map { "\(key) \($0)" } }
    }
}

extension MovieFeed {
    /// Creates a feed from JSON, as if the JSON came from a file named `feed.json`.
    fileprivate init(json: String) throws(MovieServiceError) {
        try self.init(parsing: Data(json.utf8), from: "feed.json")
    }

    /// Returns the lines that result from reading `json`, as in `Tests/Cases/feeds.txt`.
    fileprivate static func reading(of json: String) -> [String] {
        do throws(MovieServiceError) {
            let feed = try MovieFeed(json: json)
            let movies = feed.movies.map { ([$0.title] + $0.facts).joined(separator: "; ") }
            return movies + feed.remarks.map { "remark: \($0)" }
        } catch {
            // The wording is Foundation's, and differs between systems.
            let message = error.message.replacing(/Foundation says '.*'/, with: "Foundation says 'REASON'")
            return ["\(error.kind == .notAFeed ? "refused" : "failed"): \(message)"]
        }
    }
}
