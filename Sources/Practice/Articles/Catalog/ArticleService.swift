public import Fetching

/// Provides articles. A service gives access to data, and isn't one of VIPER's entities.
public protocol ArticleService: Sendable {
    /// Fetches all articles from the source, in the source's order. Each call makes a new request.
    /// - Throws: A ``FetchError`` that explains what went wrong and where, and what to do next.
    func fetchArticles() async throws(FetchError) -> ArticleFeed
}

/// A service that parses the bytes from any source, such as a file, with ``ArticleFeed/init(parsing:from:)``.
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
