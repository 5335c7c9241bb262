import MovieCatalog

/// Presents the movie that the user chose from the list.
final class DefaultMovieDetailViewModel: MovieDetailViewModel {
    let presentation: MoviePresentation

    init(movie: Movie) { presentation = MoviePresentation(movie) }
}
