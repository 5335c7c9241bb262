import Fetching
import Foundation
import MovieCatalog
import Testing

/// A feed, and what is read of it.
struct FeedCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let json: String
    private let feed: MovieFeed

    init(_ sentence: String, _ json: String, _ movies: Movie..., remarks: String...) {
        (testDescription, self.json, feed) = (sentence, json, MovieFeed(movies: movies, remarks: remarks))
    }

    /// Expects the feed to be read like this.
    func check() throws { #expect(try MovieFeed(json: json) == feed) }
}

extension MovieFeed {
    /// Reads a feed from its text, as if it came from a file named `feed.json`.
    init(json: String) throws(MovieServiceError) {
        try self.init(parsing: Data(json.utf8), from: "feed.json")
    }

    /// Returns the message of the error that reading `json` ends with; fails the test if it gives a feed.
    static func refusal(of json: String) throws -> String {
        let error = try #require(throws: MovieServiceError.self) { try MovieFeed(json: json) }
        #expect(error.kind == .notAFeed)
        return error.message
    }
}
