/// Presents the movie of its `interactor`.
final class DefaultMovieDetailPresenter: MovieDetailPresenter {
    let presentation: MoviePresentation

    init(interactor: any MovieDetailInteractor) {
        presentation = MoviePresentation(interactor.movie)
    }
}
