/// Presents the movie that the `viewModel` holds.
final class DefaultMovieDetailPresenter: MovieDetailPresenter {
    let presentation: MoviePresentation

    init(viewModel: any MovieDetailViewModel) {
        presentation = MoviePresentation(viewModel.movie)
    }
}
