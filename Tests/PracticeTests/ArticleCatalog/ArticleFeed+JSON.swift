import ArticleCatalog
import Fetching
import Foundation
import Testing

nonisolated extension ArticleFeed {
    /// Reads a feed, as if it came from `feed.json`.
    init(json: String) throws {
        try self.init(parsing: Data(json.utf8), from: "feed.json")
    }

    /// The sentence with which `text` is refused.
    static func refusal(of text: String) throws -> String {
        let error = try #require(throws: FetchError.self) { try ArticleFeed(json: text) }
        #expect(error.kind == .notAFeed)
        return error.description
    }
}

/// The instant at this time of this day, in UTC.
nonisolated func instant(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0)
    throws
    -> Date
{
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    return try #require(calendar.date(from: parts))
}
