import Foundation
import MovieCatalog
import Testing

extension MovieFeed {
    /// Reads a feed from its text, as if it came from a file named `feed.json`.
    init(json: String) throws(MovieServiceError) {
        try self.init(parsing: Data(json.utf8), from: "feed.json")
    }

    /// Returns the message of the error that reading `data` ends with; fails the test if it gives a feed.
    static func refusal(of data: Data) throws -> String {
        let error = try #require(throws: MovieServiceError.self) { try MovieFeed(parsing: data, from: "feed.json") }
        #expect(error.kind == .notAMovieFeed)
        return error.message
    }
}
