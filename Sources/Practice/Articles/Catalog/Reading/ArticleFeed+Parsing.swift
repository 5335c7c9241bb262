import Fetching
public import Foundation

extension ArticleFeed {
    /// Reads a list of articles, or an object that holds one as `articles`.
    ///
    /// A fact that is missing, empty or of another type is missing; a date that cannot be read is, too. An entry that is
    /// no object is left out. ``remarks`` tells of both.
    ///
    /// - Parameters:
    ///   - data: JSON in UTF-8; a byte order mark and white space around it are fine.
    ///   - place: Where the data came from, a path or an address, for the error's message.
    /// - Throws: An ``ArticleServiceError`` of kind ``ArticleServiceError/Kind/notAnArticleFeed`` if this is no such list,
    ///   or one with entries of which not a single one is an object. A list without entries is no error.
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public init(parsing data: Data, from place: String) throws(ArticleServiceError) {
        do throws(FeedRefusal) {
            let text = try FeedText(data, expecting: SourcedArticleService.content)
            try self.init(text.decoded(as: ArticleDocument.self).entries)
        } catch {
            throw ArticleServiceError(kind: .notAnArticleFeed, message: error.sentence(about: place))
        }
    }

    private init(_ entries: [ArticleEntry?]) throws(FeedRefusal) {
        var losses = Losses()
        for entry in entries where entry == nil { losses.leaveOut(because: "not an object") }
        let readable = entries.compactMap(\.self)
        let remarks = losses.remarks(entryCount: entries.count) + Self.remarks(onDatesOf: readable)
        if readable.isEmpty, !entries.isEmpty {
            let reason = "has no articles in this list: \(remarks.joined(separator: "; "))"
            throw FeedRefusal(reason, advice: "choose one that lists objects")
        }
        self.init(articles: readable.map(\.article), remarks: remarks)
    }

    private static func remarks(onDatesOf entries: [ArticleEntry]) -> [String] {
        let dates = entries.filter(\.hasUnreadableDate).compactMap(\.date)
        guard let first = dates.first else { return [] }
        if dates.count == 1 { return ["1 date cannot be read: \(first.quoted)"] }
        return ["\(dates.count) dates cannot be read, the first is \(first.quoted)"]
    }
}
