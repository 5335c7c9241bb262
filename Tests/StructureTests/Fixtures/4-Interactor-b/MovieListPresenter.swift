import Binding
import MovieCatalog

final class TopMovieListPresenter: MovieListPresenter, MovieListOutput {
    let presentations: Observable<MovieListState<MoviePresentation>>

    private let subject = Subject(MovieListState<MoviePresentation>.loading)
    private let router: any MovieListRouter
    private let interactor: any MovieListInteractor

    init(router: any MovieListRouter, interactor: any MovieListInteractor) {
        self.router = router
        self.interactor = interactor
        presentations = subject.observable
        interactor.output = self
    }

    func moviesDidChange(to movies: MovieListState<Movie>) {
        subject.send(movies.map(MoviePresentation.init(_:)))
    }

    func reload() { interactor.fetchMovies() }

    func didSelectMovie(at index: Int) {
        if let movie = interactor.movies.item(at: index) { router.showDetailView(for: movie) }
    }
}
