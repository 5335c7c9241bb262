import MovieCatalog

/// Holds the movie that the user chose from the list.
final class DefaultMovieDetailViewModel: MovieDetailViewModel {
    let movie: Movie

    init(movie: Movie) { self.movie = movie }
}
