/// Six articles about the architecture of apps: a source that needs no file and no network. All of it is invented.
public struct BundledArticleService: ArticleService {
    /// Creates the service.
    public init() {}

    /// Returns the same articles each time, and never throws.
    public func fetchArticles() async throws(ArticleServiceError) -> ArticleFeed {
        ArticleFeed(articles: Self.articles)
    }
}
