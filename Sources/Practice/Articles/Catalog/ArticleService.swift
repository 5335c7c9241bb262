/// A source of articles: what the article of this practice calls the data access, which is no entity.
public protocol ArticleService: Sendable {
    /// Fetches all articles of the source, in its own order.
    ///
    /// Each call reads the source anew and leaves the caller's actor free meanwhile.
    ///
    /// - Throws: An ``ArticleServiceError`` that says what went wrong, where, and what to do next.
    func fetchArticles() async throws(ArticleServiceError) -> ArticleFeed
}
