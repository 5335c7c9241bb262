import Foundation
import TestSupport
import Testing

/// A feed in a temporary file, in one of the shapes that the catalog reads.
struct Feed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let content: String

    init(_ description: String, _ content: String) { (testDescription, self.content) = (description, content) }

    /// Writes the feed to a file, as long as `body` lasts.
    func withFile<Result>(_ body: (_ path: String) async throws -> Result) async throws -> Result {
        let folder = try TemporaryFolder()
        return try await body(folder.write(Data(content.utf8), to: "feed.json"))
    }

    static let shapes = [
        Feed(
            "iTunes classic",
            #"""
            {"feed": {"entry": [
              {"im:name": {"label": "Big"}, "im:artist": {"label": "Penny Marshall "},
               "category": {"attributes": {"label": "Comedy"}},
               "im:releaseDate": {"label": "1988-06-03T00:00:00-07:00"},
               "im:contentType": {"attributes": {"term": "Movie"}}},
              {"im:name": {"label": "Heat"}, "im:contentType": {"attributes": {"term": "Movie"}}}
            ]}}
            """#),
        Feed("iTunes v1", #"{"feed": {"results": [{"name": "Big \u0026 Co", "kind": "movie"}]}}"#),
        Feed(
            "imdb-api",
            #"{"items": [{"rank": "2", "title": "B", "imDbRating": "8.9", "imDbRatingCount": "9"}, "#
                + #"{"rank": "1", "title": "A", "imDbRating": "", "imDbRatingCount": "0"}], "errorMessage": ""}"#),
        Feed(
            "TMDB",
            #"{"results": [{"title": "Low", "vote_average": 5, "vote_count": 30000, "release_date": ""}, "#
                + #"{"title": "High", "vote_average": 8.75, "vote_count": 30000, "release_date": "1999-03-30"}]}"#),
        Feed(
            "the kata's own",
            "\u{FEFF} " + #"[{"title": "Café \u001b[31m\u202e映画", "year": 99999}, {"no": "title"}]"#),
        Feed("an empty feed", "[]"),
    ]
}
