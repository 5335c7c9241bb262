import ArticleCatalog
import Fetching
import Foundation
import Testing

/// What is read of a feed: each fact may be missing, and one bad fact loses no other. What is no list of articles is
/// refused, each with a reason of its own in one line.
nonisolated struct ReadingTests {
    @Test func `an article has six facts`() throws {
        let json = #"""
            [{"date": "05/26/2014", "title": "Heat", "website": "example.com", "authors": "Ida Lund, Omar Haddad",
              "content": "One.\n\nTwo.", "image_url": "https://example.com/a.png", "likes": [1, 2]}]
            """#
        let article = Article(
            date: try instant([2014, 5, 26]), title: "Heat", website: "example.com", authors: "Ida Lund, Omar Haddad",
            content: "One.\n\nTwo.", imageURL: "https://example.com/a.png")
        #expect(try ArticleFeed(json: json) == ArticleFeed(articles: [article]))
    }

    @Test(arguments: [
        // No entries aren't an error, and an object may hold the list, in the source's own order.
        ("[]", []), (#"{"articles": []}"#, []), ("\u{FEFF} [ ]\n", []),
        (#"{"page": 1, "articles": [{"title": "B"}, {"title": "A"}]}"#, [Article(title: "B"), Article(title: "A")]),
        // A missing, null or blank fact is nil.
        ("[{}]", [Article()]), (#"[{"title": null, "date": null}]"#, [Article()]),
        (#"[{"title": "", "date": " ", "authors": "\n\t"}]"#, [Article()]),
        // A number is read as text, and white space around text doesn't count.
        (#"[{"title": 1984, "authors": -3}]"#, [Article(title: "1984", authors: "-3")]),
        (#"[{"title": 2.5, "authors": "  1984 \n"}]"#, [Article(title: "2.5", authors: "1984")]),
        // The image has three names, of which the first that says something counts.
        (
            #"[{"image": "a"}, {"imageUrl": "a"}, {"image_url": "a"}]"#,
            Array(repeating: Article(imageURL: "a"), count: 3)
        ),
        (#"[{"image": "a", "image_url": "b", "imageUrl": "c"}]"#, [Article(imageURL: "b")]),
        (#"[{"image": "a", "imageUrl": "", "image_url": {}}]"#, [Article(imageURL: "a")]),
        // Any other character stays.
        (#"[{"title": "A\u001b[31m\u202eB"}]"#, [Article(title: "A\u{1B}[31m\u{202E}B")]),
    ])
    func `what is there is read, without a remark`(json: String, articles: [Article]) throws {
        #expect(try ArticleFeed(json: json) == ArticleFeed(articles: articles))
    }

    @Test(arguments: ["true", "[\"Heat\"]", #"{"text": "Heat"}"#])
    func `a fact of another type is missing, and the others aren't`(value: String) throws {
        for key in ["date", "title", "website", "authors", "content", "image"] {
            let other = key == "title" ? "website" : "title"
            let feed = try ArticleFeed(json: #"[{"\#(key)": \#(value), "\#(other)": "A"}]"#)
            let expected = key == "title" ? Article(website: "A") : Article(title: "A")
            #expect(feed == ArticleFeed(articles: [expected]), "\(key)")
        }
    }

    @Test func `an entry that isn't an object is left out, with a remark`() throws {
        let feed = try ArticleFeed(json: #"[{"title": "A"}, 7, null, ["B"], "C", {"title": "D"}]"#)
        #expect(feed.articles.map(\.title) == ["A", "D"])
        #expect(feed.remarks == ["4 of 6 entries left out: not an object"])
    }

    private static func neither(_ found: String) -> String {
        "is JSON, but not a list of articles: found \(found), expected a list of objects, or an object that holds one as "
            + "'articles'; give it a feed in one of these shapes."
    }

    // What isn't JSON has a test in `JSONTests`.
    @Test(arguments: [
        (" \n", "is empty; give it a list of articles."),
        ("[{", "is not valid JSON: unexpected end at line 1, column 3; check that it arrived whole."),
        ("[]\u{0}", "has a NUL, which isn't text, at offset 2; save it as JSON in UTF-8."),
        (
            "[1, 2]",
            "has no articles in this list: 2 of 2 entries left out: not an object; choose one that lists objects."
        ),
        ("{}", neither("an object without 'articles'")), (#"{"items": []}"#, neither("an object without 'articles'")),
        (#"{"articles": null}"#, neither("an object whose 'articles' isn't a list")),
        (#"{"articles": {"title": "A"}}"#, neither("an object whose 'articles' isn't a list")),
        (#""articles""#, neither("a single value")), ("7", neither("a single value")),
        ("null", neither("a single value")), ("true", neither("a single value")),
    ])
    func `what isn't a list of articles is refused, saying what is wrong and what to do`(
        text: String, reason: String
    ) throws {
        let error = try #require(throws: FetchError.self) { try ArticleFeed(json: text) }
        #expect(error == FetchError(kind: .notAFeed, message: "'feed.json' \(reason)"))
    }
}

nonisolated extension ArticleFeed {
    /// Reads a feed, as if it came from `feed.json`.
    init(json: String) throws { try self.init(parsing: Data(json.utf8), from: "feed.json") }
}

/// The instant of this year, month, day, hour, minute and second, in UTC.
nonisolated func instant(_ numbers: [Int]) throws -> Date {
    let parts = numbers + Array(repeating: 0, count: 6 - numbers.count)
    let components = DateComponents(
        calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: parts[0], month: parts[1], day: parts[2],
        hour: parts[3], minute: parts[4], second: parts[5])
    return try #require(components.date)
}
