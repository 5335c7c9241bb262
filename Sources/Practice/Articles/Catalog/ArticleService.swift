public import Fetching
import Foundation

/// A source of articles: the data access, which isn't an entity.
public protocol ArticleService: Sendable {
    /// Fetches all articles of the source anew, in its own order.
    /// - Throws: An ``ArticleServiceError`` that says what went wrong, where, and what to do next.
    func fetchArticles() async throws(ArticleServiceError) -> ArticleFeed
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

/// The reason why a source gave no articles.
public struct ArticleServiceError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What failed.
    public enum Kind: Sendable {
        /// The source holds no articles that can be shown.
        case notAnArticleFeed
        /// There is no such file, or it can't be read.
        case unreadableFile
        /// The address didn't answer with a complete body.
        case unreachableAddress
        /// The system lets the program open fewer files than a fetch from an address needs.
        case tooFewFiles
    }

    /// What failed.
    public let kind: Kind
    /// One line for the user: where, what went wrong, and what to do next.
    public let message: String

    /// Creates an error from a message of one line that ends with what to do next.
    public init(kind: Kind, message: String) { (self.kind, self.message) = (kind, message) }

    init(_ error: FetchError) {
        let kind: Kind =
            switch error.kind {
            case .unreadableFile: .unreadableFile
            case .unreachableAddress: .unreachableAddress
            case .tooFewFiles: .tooFewFiles
            // No list of articles is that long.
            case .notAFeed: .notAnArticleFeed
            }
        self.init(kind: kind, message: error.message)
    }

    /// The message.
    public var description: String { message }
}
