import ArticleCatalog
import Foundation
import TestSupport
import Testing

@testable import Articles

/// The parsing of a list of articles. Any fact may be missing, and a bad fact doesn't affect the others. Data that
/// isn't a list of articles is rejected, with a specific reason in one line.
nonisolated struct ReadingTests {
    @Test(arguments: try feedCases(in: "articles"))
    func `each list of articles is read, or rejected, as its case says`(name: String, json: String, reading: [String]) {
        #expect(ArticleFeed.reading(of: json) == reading)
    }

    // Before Swift 6.2.3, a feature that this package enables makes all exit tests trap (swift-testing#1375).
    #if compiler(>=6.2.3)
        @Test func `dates are read and shown in UTC, in every time zone`() async {
            // Runs in its own process, because the time zone applies to the whole process.
            await #expect(processExitsWith: .success) {
                setenv("TZ", "Pacific/Kiritimati", 1)
                #expect(TimeZone.current.secondsFromGMT() == 14 * 3_600, "the time zone is set")
                let json = #"[{"date": "05/26/2014"}, {"date": "2014-05-26"}, {"date": "2014-05-26T18:30"}]"#
                let times = ["00:00:00", "00:00:00", "18:30:00"].map { "date 2014-05-26T\($0)Z" }
                #expect(ArticleFeed.reading(of: json) == times)
                let date = await ArticlePresentation(Article(date: .may26)).date
                #expect(date == "May 26, 2014")
            }
        }
    #endif
}

nonisolated extension ArticleFeed {
    /// Creates a feed from JSON, as if the JSON came from `feed.json`.
    init(json: String) throws { try self.init(parsing: Data(json.utf8), from: "feed.json") }

    /// Returns the lines that result from reading `json`, as in `Tests/Cases/articles.txt`.
    static func reading(of json: String) -> [String] {
        do {
            let feed = try ArticleFeed(json: json)
            return feed.articles.map(\.facts) + feed.remarks.map { "remark: \($0)" }
        } catch {
            // The wording is Foundation's, and differs between systems.
            return ["refused: \(error)".replacing(/Foundation says '.*'/, with: "Foundation says 'REASON'")]
        }
    }
}

nonisolated extension Article {
    fileprivate var facts: String {
        let facts = [
            ("date", date?.ISO8601Format()),
            ("title", title),
            ("website", website),
            ("authors", authors),
            ("content", content),
            ("image", imageURL),
        ]
        let known = facts.compactMap { name, fact in
            fact.map { "\(name) \($0.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())" }
        }
        return known.isEmpty ? "nothing" : known.joined(separator: "; ")
    }
}
