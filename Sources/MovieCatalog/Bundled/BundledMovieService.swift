/// The 25 best-rated movies of IMDb, with its facts as of June 2024: a source that needs no file and no network.
public struct BundledMovieService: MovieService {
    /// Creates the service.
    public init() {}

    /// Returns the same movies each time, and never throws.
    public func fetchMovies() async throws(MovieServiceError) -> MovieFeed { MovieFeed(movies: Self.movies) }
}
