import Binding
import Fetching
import MovieCatalog

/// Presents the movies that the `interactor` holds, and decides which layer handles an action.
final class DefaultMovieListPresenter: MovieListPresenter {
    let presentations: Observable<LoadState<MoviePresentation>>

    private let router: any MovieListRouter
    private let interactor: any MovieListInteractor

    init(router: any MovieListRouter, interactor: any MovieListInteractor) {
        self.router = router
        self.interactor = interactor
        presentations = interactor.movies.map { $0.map(MoviePresentation.init) }
    }

    func reload() { interactor.fetchMovies() }

    func didSelectMovie(at index: Int) {
        guard let movie = interactor.movies.value.item(at: index) else { return }
        router.showDetailView(for: movie)
    }
}
