import ArticleCatalog
import Fetching
import Foundation
import TestSupport
import Testing

/// Any list of articles, however damaged, yields articles that can be shown, or a single message.
nonisolated struct ArticleFuzzTests {
    private static let seeds = [
        #"""
        [{"id": 1, "date": "05/26/2014", "title": "One", "website": "A", "authors": "B and C", "content": "D…",
          "image_url": "https://example.org/a.png"},
         {"date": "2014-05-26T18:30:05.5+02:00", "title": "Two \u00e9", "website": 7}]
        """#,
        #"{"articles": [{"date": "2014-02-30", "title": " "}, {"title": "Three", "image": "x"}, "no"], "page": 1}"#,
        "{\"title\": \"A\", \"date\": \"12/31/1999\"}\n{\"title\": \"B\", \"date\": \"2000-02-29 23:59\"}\n", "[]",
    ]
    private static let words =
        Fuzzing.feedWords
        + [
            "2000-02-29", "1900-02-29", "0000-00-00", "9999-12-31T23:59:59Z", "2014-05-26T24:00Z", "T", "Z", "+14:00",
            "-0030", "13/01/2014", "\"articles\"", "\"date\"", "\"content\"", "\"authors\"", "\"image_url\"",
        ]

    @Test func `Fuzz: a list of articles yields articles with non-empty facts, or one safe message`() async throws {
        try await Fuzzing("articles", seeds: Self.seeds, dictionary: Self.words, short: 150)() { input in
            let result = Self.feed(input.data)
            try hold(Self.feed(input.data) == result, "the same when it's read twice")
            // Foundation can't parse objects on separate lines.
            let object = try? JSONSerialization.jsonObject(with: input.data)
            switch result {
            case .success(let feed):
                try Self.check(feed)
                let entries = (object as? [Any]) ?? (object as? [String: Any])?["articles"] as? [Any]
                let objects = entries?.compactMap { $0 as? [String: Any] }
                try hold(objects.map { $0.count == feed.articles.count } ?? true, "an article for each object")
                // If a key occurs twice, Foundation's parsers use different values.
                let areOnce = input.text.ranges(of: "\"title\"").count == objects?.count { $0["title"] != nil }
                let areSame = objects.map { zip($0, feed.articles).allSatisfy { Self.isTitle($1.title, of: $0) } }
                try hold(areSame ?? true || !areOnce, "the titles in the list")
            case .failure(let error):
                try hold(error.kind == .notAFeed, "one kind of error")
                try hold(error.description.hasPrefix("'feed.json' "), "says where: \(error)")
                try hold(error.description.isSafeLine && error.description.hasSuffix("."), "a safe sentence: \(error)")
            }
        }
    }

    private static func feed(_ data: Data) -> Result<ArticleFeed, FetchError> {
        Result { () throws(FetchError) in try ArticleFeed(parsing: data, from: "feed.json") }
    }

    private static func isTitle(_ title: String?, of entry: [String: Any]) -> Bool {
        guard let text = entry["title"] as? String else { return title == nil || entry["title"] is NSNumber }
        // Foundation drops byte order marks in a string.
        let plain = { (text: String) in text.replacing("\u{FEFF}", with: "") }
        return title.map { plain($0).isEmpty || plain(text).contains(plain($0)) } ?? text.allSatisfy(\.isWhitespace)
    }

    private static func check(_ feed: ArticleFeed) throws {
        for article in feed.articles {
            let facts = [article.title, article.website, article.authors, article.content, article.imageURL]
            for fact in facts.compactMap(\.self) {
                // Compares scalars, because a leading combining accent would merge with the space before it.
                let ends = [fact.unicodeScalars.first, fact.unicodeScalars.last]
                try hold(ends.allSatisfy { $0?.properties.isWhitespace == false }, "a trimmed fact")
            }
            // Time zones can shift a date to the day before the year 1, or to the day after the year 9999.
            let seconds = article.date?.timeIntervalSinceReferenceDate ?? 0
            try hold(-64e9...253e9 ~= seconds && seconds == seconds.rounded(), "a date with four digits: \(seconds)")
        }
        for remark in feed.remarks { try hold(!remark.isEmpty && remark.isSafeLine, "one safe line: \(remark)") }
    }
}
