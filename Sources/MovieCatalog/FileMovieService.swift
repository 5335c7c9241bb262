import Fetching

/// A file that holds a movie feed in any shape that the catalog knows; a pipe such as `/dev/stdin` works too.
public struct FileMovieService: MovieService {
    private let service: FetchingMovieService

    /// Creates a service for the file at `path`, which may be relative to the current folder. Nothing is read yet.
    public init(path: String) {
        service = FetchingMovieService(from: FileSource(path: path))
    }

    /// Reads the file to its end and returns its movies in the file's own order.
    ///
    /// - Throws: A ``MovieServiceError`` of kind ``MovieServiceError/Kind/unreadableFile`` if there is no such file, or
    ///   it cannot be read, and of kind ``MovieServiceError/Kind/notAMovieFeed`` if it holds no feed.
    @concurrent
    public func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        try await service.fetchMovies()
    }
}
