import MovieCatalog

/// The movie that was chosen from the list.
final class TopMovieDetailInteractor: MovieDetailInteractor {
    let movie: Movie

    init(movie: Movie) {
        self.movie = movie
    }
}
