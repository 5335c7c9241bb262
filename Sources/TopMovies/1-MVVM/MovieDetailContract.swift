import MovieCatalog

/// Holds the movie that the user chose.
protocol MovieDetailViewModel: AnyObject {
    var movie: Movie { get }
}
