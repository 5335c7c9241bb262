import Foundation
import MovieCatalog
import Testing

/// What is no movie feed is refused, each with a reason of its own in one line.
struct RefusedContentTests {
    @Test(arguments: ["", " ", "\n\t \r\n", "\u{FEFF}", "\u{FEFF} \n"])
    func `nothing but white space is refused as empty`(text: String) throws {
        let refusal = try MovieFeed.refusal(of: Data(text.utf8))
        #expect(refusal == "'feed.json' is empty; give it a movie feed.")
    }

    @Test(arguments: [
        InvalidJSON("{", fault: "unexpected end at line 1, column 2"),
        InvalidJSON("[\n{\"title\":\n\"Heat", fault: "unexpected end at line 3, column 6"),
        InvalidJSON("[{\"title\": \"Heat\"}\n,\n  oops]", fault: "unexpected character at line 3, column 3"),
        InvalidJSON(#"[{"title": "Amélie 🎬"} 7]"#, fault: "unexpected character at line 1, column 24"),
        InvalidJSON("[]\n[]", fault: "more text after the end at line 2, column 1"),
        InvalidJSON(#"[{"title": NaN}]"#, fault: "unexpected character at line 1, column 12"),
        InvalidJSON(#"[{"title": "Heat"},]"#, fault: "unexpected character at line 1, column 20"),
        InvalidJSON(#"[{"title": "Heat",}]"#, fault: "unexpected character at line 1, column 19"),
        InvalidJSON("\u{FEFF}\u{FEFF}[]", fault: "unexpected character at line 1, column 1"),
        InvalidJSON(
            "[{\"title\": \"Heat\"},\n{\"title\": \"He\nat\"}]",
            fault: "control character in a string at line 2, column 14"),
        InvalidJSON(
            "[{\"title\": \"Heat\", \"x\": \"\t\"}]", fault: "control character in a string at line 1, column 26"),
        InvalidJSON("<!DOCTYPE html>", fault: "unexpected character at line 1, column 1"),
    ])
    private func `broken JSON is refused with line and column`(text: InvalidJSON) throws {
        let message = "'feed.json' is not valid JSON: \(text.fault); check that it arrived whole."
        let refusal = try MovieFeed.refusal(of: Data(text.json.utf8))
        #expect(refusal == message)
    }

    @Test(arguments: [
        UnknownJSON("{}", found: "an object"),
        UnknownJSON(#"{"feed": "top"}"#, found: "an object"),
        UnknownJSON(#"{"items": [{"title": "Heat"}]}"#, found: "an object"),
        UnknownJSON(#"{"results": [{"title": "Heat"}]}"#, found: "an object"),
        UnknownJSON("[1, 2, 3]", found: "a list"),
        UnknownJSON(#"[{"name": "Heat"}]"#, found: "a list"),
        UnknownJSON(#"[[{"title": "Heat"}]]"#, found: "a list"),
        UnknownJSON(#""Heat""#, found: "a single value"),
        UnknownJSON("7", found: "a single value"),
        UnknownJSON("null", found: "a single value"),
    ])
    private func `other JSON is refused, saying what was found and expected`(other: UnknownJSON) throws {
        let message = """
            'feed.json' is JSON, but not a movie feed: found \(other.found), expected one of feed.entry or feed.results \
            (iTunes), items with imDbRating (imdb-api), results with vote_average (TMDB), records with imdbID (OMDb), \
            titles with primaryTitle (imdbapi.dev), or a list of objects with a title; give it a feed in one of these \
            shapes.
            """
        let refusal = try MovieFeed.refusal(of: Data(other.json.utf8))
        #expect(refusal == message)
    }

    @Test func `neither the place nor the data can break the line`() throws {
        let data = Data(#"{"errorMessage": "No\nkey\u001b[2J\u2028!"}"#.utf8)
        let error = #expect(throws: MovieServiceError.self) { try MovieFeed(parsing: data, from: "a\nb") }

        let message = """
            'a\u{FFFD}b' holds an error message instead of movies: 'No\u{FFFD}key\u{FFFD}[2J\u{FFFD}!'; \
            correct the request and fetch it again.
            """
        #expect(error?.description == message)
    }

    @Test func `a long error message is shortened`() throws {
        let json = #"{"errorMessage": "\#(String(repeating: "no ", count: 1000))"}"#
        let message = try MovieFeed.refusal(of: Data(json.utf8))

        #expect(message.contains("no …'"))
        #expect(message.count < 450)
    }
}

private struct InvalidJSON: Sendable, CustomTestStringConvertible {
    let json: String
    let fault: String

    init(_ json: String, fault: String) {
        self.json = json
        self.fault = fault
    }

    var testDescription: String { json }
}

private struct UnknownJSON: Sendable, CustomTestStringConvertible {
    let json: String
    let found: String

    init(_ json: String, found: String) {
        self.json = json
        self.found = found
    }

    var testDescription: String { json }
}
