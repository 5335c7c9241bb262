/// Presents the movie that was chosen.
final class TopMovieDetailPresenter: MovieDetailPresenter {
    let presentation: MoviePresentation

    init(viewModel: any MovieDetailViewModel) {
        presentation = MoviePresentation(viewModel.movie)
    }
}
