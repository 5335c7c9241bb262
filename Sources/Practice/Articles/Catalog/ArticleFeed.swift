/// What a source delivered: its articles, and what was left out on the way.
public struct ArticleFeed: Sendable, Equatable {
    /// The articles, in the source's own order.
    public var articles: [Article]
    /// Sentences about what was left out, for a diagnostic stream; empty if nothing was.
    public var remarks: [String]

    /// Creates a feed from what its source delivered.
    public init(articles: [Article], remarks: [String] = []) {
        self.articles = articles
        self.remarks = remarks
    }
}
