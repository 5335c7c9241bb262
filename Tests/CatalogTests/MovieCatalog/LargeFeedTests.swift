import Foundation
import MovieCatalog
import Testing

/// Feeds far larger or deeper than any real one end in movies or in a sentence, never in a crash.
struct LargeFeedTests {
    @Test func `10,000 movies are all read`() throws {
        let entries = (1...10_000).map { #"{"title":"\#($0)"}"# }.joined(separator: ",")
        let movies = try MovieFeed(json: "[\(entries)]").movies

        #expect(movies.count == 10_000)
        #expect(movies.last == Movie(title: "10000"))
    }

    @Test func `100,000 nested lists are refused`() throws {
        let message = """
            'feed.json' is not valid JSON: too many nested arrays or objects at line 1, column 513; \
            check that it arrived whole.
            """
        let refusal = try MovieFeed.refusal(of: Data(String(repeating: "[", count: 100_000).utf8))
        #expect(refusal == message)
    }

    @Test func `an entry may have deeply nested values that aren't needed`() throws {
        let nest = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
        let feed = try MovieFeed(json: #"[{"title": "Heat", "nest": \#(nest)}]"#)

        #expect(feed.movies == [Movie(title: "Heat")])
    }
}
