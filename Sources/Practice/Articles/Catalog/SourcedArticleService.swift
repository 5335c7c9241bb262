public import Fetching
import Foundation

/// Articles from any source of bytes, a file or an address, as ``ArticleFeed/init(parsing:from:)`` reads them.
public struct SourcedArticleService: ArticleService {
    /// What the bytes are expected to be, as a message says it.
    public static let content = "a list of articles"

    private let source: any ByteSource

    /// Creates the service; it fetches nothing yet.
    public init(from source: any ByteSource) {
        self.source = source
    }

    /// Fetches the bytes anew, and reads them.
    ///
    /// - Throws: An ``ArticleServiceError`` of the kind that tells whether the source or what it holds is to blame.
    @concurrent
    public func fetchArticles() async throws(ArticleServiceError) -> ArticleFeed {
        try await ArticleFeed(parsing: bytes(), from: source.place)
    }

    @concurrent
    private func bytes() async throws(ArticleServiceError) -> Data {
        do throws(FetchError) {
            return try await source.bytes()
        } catch {
            throw ArticleServiceError(error)
        }
    }
}
