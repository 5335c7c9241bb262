public import Fetching

/// Provides articles. This is data access, not an entity.
public protocol ArticleService: Sendable {
    /// Fetches all articles of the source, in the source's order. Each call makes a new request.
    /// - Throws: A ``FetchError`` that explains what went wrong and where, and what to do next.
    func fetchArticles() async throws(FetchError) -> ArticleFeed
}

/// Articles from any source of bytes, a file or an address, parsed by ``ArticleFeed/init(parsing:from:)``.
public struct SourcedArticleService: ArticleService {
    /// The expected content, as named in messages.
    public static let content = "a list of articles"

    private let source: any ByteSource

    /// Creates the service, without fetching anything yet.
    public init(from source: any ByteSource) { self.source = source }

    /// Fetches the bytes on each call, and parses them.
    @concurrent
    public func fetchArticles() async throws(FetchError) -> ArticleFeed {
        try ArticleFeed(parsing: try await source.bytes(), from: source.place)
    }
}
