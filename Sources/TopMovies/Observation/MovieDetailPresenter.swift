/// Presents the movie that the `interactor` holds.
final class DefaultMovieDetailPresenter: MovieDetailPresenter {
    let presentation: MoviePresentation

    init(interactor: any MovieDetailInteractor) {
        presentation = MoviePresentation(interactor.movie)
    }
}
