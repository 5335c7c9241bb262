package import Fetching
import Foundation

/// Movies from any source of bytes, in any shape that ``MovieFeed/init(parsing:from:)`` reads.
package struct FetchingMovieService: MovieService {
    /// What the bytes are expected to be, as a message says it.
    package static let content = "a movie feed"

    private let source: any ByteSource

    /// Creates the service; it fetches nothing yet.
    package init(from source: any ByteSource) {
        self.source = source
    }

    /// Fetches the bytes anew, and reads them.
    @concurrent
    package func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        try await MovieFeed(parsing: fetchBody(), from: source.place)
    }

    /// Fetches the bytes anew.
    @concurrent
    func fetchBody() async throws(MovieServiceError) -> Data {
        do throws(FetchError) {
            return try await source.bytes()
        } catch {
            throw MovieServiceError(error)
        }
    }
}
