/// Presents the movie of its `viewModel`.
final class DefaultMovieDetailPresenter: MovieDetailPresenter {
    let presentation: MoviePresentation

    init(viewModel: any MovieDetailViewModel) {
        presentation = MoviePresentation(viewModel.movie)
    }
}
