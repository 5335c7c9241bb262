import MovieCatalog

/// Turns the movie into what a view shows.
protocol MovieDetailPresenter: AnyObject {
    var presentation: MoviePresentation { get }
}

/// Holds the movie that was chosen.
protocol MovieDetailInteractor: AnyObject {
    var movie: Movie { get }
}
