public import Fetching
import Foundation

/// Movies from any source of bytes, in any shape that ``MovieFeed/init(parsing:from:)`` can parse.
public struct FetchingMovieService: MovieService {
    /// The expected content, as named in messages.
    package static let content = "a movie feed"

    private let source: any ByteSource

    /// Creates the service, without fetching anything yet.
    public init(from source: any ByteSource) { self.source = source }

    /// Fetches the bytes on each call, and parses them.
    ///
    /// - Throws: A ``MovieServiceError``. Its kind is `notAFeed` if the source was read but its content can't be used.
    @concurrent
    public func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        let bytes: Data
        do throws(FetchError) {
            bytes = try await source.bytes()
        } catch {
            throw MovieServiceError(kind: error.kind, message: error.message)
        }
        return try MovieFeed(parsing: bytes, from: source.place)
    }
}
