import MovieCatalog

/// Formats the movie for a view.
protocol MovieDetailPresenter: AnyObject {
    var presentation: MoviePresentation { get }
}

/// Holds the movie that the user chose.
protocol MovieDetailInteractor: AnyObject {
    var movie: Movie { get }
}
