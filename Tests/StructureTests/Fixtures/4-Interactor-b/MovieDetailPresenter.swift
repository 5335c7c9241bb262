/// Presents the movie that was chosen.
final class TopMovieDetailPresenter: MovieDetailPresenter {
    let presentation: MoviePresentation

    init(interactor: any MovieDetailInteractor) {
        presentation = MoviePresentation(interactor.movie)
    }
}
