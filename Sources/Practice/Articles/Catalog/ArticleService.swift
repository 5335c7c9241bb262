public import Fetching

/// A source of articles: the data access, which isn't an entity.
public protocol ArticleService: Sendable {
    /// Fetches all articles of the source anew, in its own order.
    /// - Throws: A ``FetchError`` that says what went wrong, where, and what to do next.
    func fetchArticles() async throws(FetchError) -> ArticleFeed
}

/// Articles from any source of bytes, a file or an address, as ``ArticleFeed/init(parsing:from:)`` reads them.
public struct SourcedArticleService: ArticleService {
    /// The expected content, as messages name it.
    public static let content = "a list of articles"

    private let source: any ByteSource

    /// Creates the service; it fetches nothing yet.
    public init(from source: any ByteSource) { self.source = source }

    /// Fetches the bytes again, and parses them.
    @concurrent
    public func fetchArticles() async throws(FetchError) -> ArticleFeed {
        try ArticleFeed(parsing: try await source.bytes(), from: source.place)
    }
}
