public import Fetching
public import Foundation

/// The articles of a source, and remarks on anything that was left out.
public struct ArticleFeed: Sendable, Equatable {
    /// The articles, in the source's order.
    public var articles: [Article]
    /// Sentences about what was left out, for the diagnostics.
    public var remarks: [String]

    /// Creates a feed.
    public init(articles: [Article], remarks: [String] = []) {
        self.articles = articles
        self.remarks = remarks
    }

    /// Parses UTF-8 JSON from `place`: a list of articles, or an object with such a list under the key `articles`.
    ///
    /// A fact that's empty or has the wrong type counts as missing, and so does a date that can't be parsed. Entries
    /// that aren't objects are left out. ``remarks`` reports such dates and entries.
    /// - Throws: A ``FetchError`` of kind ``FetchError/Kind/notAFeed`` if the data isn't such a list or object, or if
    ///   the list has entries but none is an object. An empty list is fine.
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public init(parsing data: Data, from place: String) throws(FetchError) {
        do throws(FeedRefusal) {
            let json = try JSONValue(parsing: data, expecting: SourcedArticleService.content)
            try self.init([JSONValue](articlesIn: json))
        } catch {
            throw FetchError(kind: .notAFeed, message: error.sentence(about: place))
        }
    }

    private init(_ entries: [JSONValue]) throws(FeedRefusal) {
        var inspection = ArticleInspection()
        let articles = entries.compactMap { inspection.article(from: $0) }
        let remarks = inspection.losses.remarks(entryCount: entries.count)
        if articles.isEmpty, !entries.isEmpty {
            let reason = "is a list without articles: \(remarks.joined(separator: "; "))"
            throw FeedRefusal(reason, advice: "choose a list of objects")
        }
        self.init(articles: articles, remarks: remarks)
    }
}
