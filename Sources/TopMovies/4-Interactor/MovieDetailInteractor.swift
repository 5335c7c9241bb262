import MovieCatalog

/// Holds the movie that the user chose from the list.
final class DefaultMovieDetailInteractor: MovieDetailInteractor {
    let movie: Movie

    init(movie: Movie) { self.movie = movie }
}
