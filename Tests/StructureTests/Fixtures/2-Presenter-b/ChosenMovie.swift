import MovieCatalog

/// Turns the movie into what a view shows.
protocol MovieDetailPresenter: AnyObject {
    var presentation: MoviePresentation { get }
}

/// Holds the movie that was chosen.
protocol MovieDetailViewModel: AnyObject {
    var movie: Movie { get }
}

/// The movie that was chosen from the list.
final class TopMovieDetailViewModel: MovieDetailViewModel {
    let movie: Movie

    init(movie: Movie) {
        self.movie = movie
    }
}
