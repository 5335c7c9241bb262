import Foundation
import MovieCatalog
import Testing

/// What is no movie feed is refused, each with a reason of its own in one line.
struct RefusedFeedTests {
    @Test(arguments: [
        ("", "is empty; give it a movie feed."),
        ("{", "is not valid JSON: unexpected end at line 1, column 2; check that it arrived whole."),
        (
            #"[{"title": ""}, null]"#,
            "has no movies in this feed: 2 of 2 entries left out: no title (1), not an object (1); "
                + "choose one that lists movies with their titles."
        ),
        (
            #"{"items": [], "errorMessage": "Invalid API Key"}"#,
            "holds an error message instead of movies: 'Invalid API Key'; correct the request and fetch it again."
        ),
        (
            #"{"Response": "False", "Error": "No key."}"#,
            "holds an error message instead of movies: 'No key.'; correct the request and fetch it again."
        ),
        (
            #"{"status_code": 7, "status_message": "No key."}"#,
            "holds an error message instead of movies: 'No key.'; correct the request and fetch it again."
        ),
    ])
    func `the reason is one sentence`(json: String, reason: String) throws {
        #expect(try MovieFeed.refusal(of: json) == "'feed.json' \(reason)")
    }

    @Test(arguments: [
        ("{}", "an object"), (#"{"feed": "top"}"#, "an object"), (#"{"items": [{"title": "Heat"}]}"#, "an object"),
        (#"{"results": [{"title": "Heat"}]}"#, "an object"), ("[1, 2, 3]", "a list"), (#"[{"name": "A"}]"#, "a list"),
        (#"[[{"title": "Heat"}]]"#, "a list"), (#""Heat""#, "a single value"), ("7", "a single value"),
        ("null", "a single value"),
    ])
    func `other JSON is refused, saying what was found and expected`(json: String, found: String) throws {
        let message = """
            'feed.json' is JSON, but not a movie feed: found \(found), expected one of feed.entry or feed.results \
            (iTunes), items with imDbRating (imdb-api), results with vote_average (TMDB), records with imdbID (OMDb), \
            titles with primaryTitle (imdbapi.dev), or a list of objects with a title; give it a feed in one of these \
            shapes.
            """
        #expect(try MovieFeed.refusal(of: json) == message)
    }

    @Test func `neither the place nor the data can break the line, or make it long`() throws {
        let data = Data(#"{"errorMessage": "No\nkey\u001b[2J\u2028!"}"#.utf8)
        let error = #expect(throws: MovieServiceError.self) { try MovieFeed(parsing: data, from: "a\nb") }
        let message = """
            'a\u{FFFD}b' holds an error message instead of movies: 'No\u{FFFD}key\u{FFFD}[2J\u{FFFD}!'; \
            correct the request and fetch it again.
            """
        #expect(error?.description == message)
        let long = try MovieFeed.refusal(of: #"{"errorMessage": "\#(String(repeating: "no ", count: 1000))"}"#)
        #expect(long.contains("no …'") && long.count < 450)
    }
}
