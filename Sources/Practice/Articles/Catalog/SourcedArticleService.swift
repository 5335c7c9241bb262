public import Fetching
import Foundation

/// Articles from any source of bytes, a file or an address, as ``ArticleFeed/init(parsing:from:)`` reads them.
public struct SourcedArticleService: ArticleService {
    /// The expected content, as a message names it.
    public static let content = "a list of articles"

    private let source: any ByteSource

    /// Creates the service; it fetches nothing yet.
    public init(from source: any ByteSource) { self.source = source }

    /// Fetches the bytes anew, and reads them.
    @concurrent
    public func fetchArticles() async throws(ArticleServiceError) -> ArticleFeed {
        let bytes: Data
        do throws(FetchError) {
            bytes = try await source.bytes()
        } catch {
            throw ArticleServiceError(error)
        }
        return try ArticleFeed(parsing: bytes, from: source.place)
    }
}
