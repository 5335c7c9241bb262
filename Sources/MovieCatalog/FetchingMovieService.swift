public import Fetching
import Foundation

/// Movies from any source of bytes, in any shape that ``MovieFeed/init(parsing:from:)`` reads.
public struct FetchingMovieService: MovieService {
    /// The expected content, as messages name it.
    package static let content = "a movie feed"

    private let source: any ByteSource

    /// Creates the service; it fetches nothing yet.
    public init(from source: any ByteSource) { self.source = source }

    /// Fetches the bytes again, and parses them.
    ///
    /// - Throws: A ``MovieServiceError`` of kind ``MovieServiceError/Kind/notAMovieFeed`` if the source has no feed,
    ///   and of another kind if it has no bytes.
    @concurrent
    public func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        let bytes: Data
        do throws(FetchError) {
            bytes = try await source.bytes()
        } catch {
            throw MovieServiceError(error)
        }
        return try MovieFeed(parsing: bytes, from: source.place)
    }
}

extension MovieServiceError {
    /// The same message, with a movie service's kind.
    fileprivate init(_ error: FetchError) {
        let kind: Kind =
            switch error.kind {
            case .unreadableFile: .unreadableFile
            case .unreachableAddress: .unreachableAddress
            case .tooFewFiles: .tooFewFiles
            // No movie feed is that long.
            case .tooLong: .notAMovieFeed
            }
        self.init(kind: kind, message: error.message)
    }
}
