import MovieCatalog

/// Holds the movie that was chosen.
protocol MovieDetailViewModel: AnyObject {
    var movie: Movie { get }
}
