import Fetching
import MovieCatalog

/// Presents the movies that the `interactor` holds, and decides which layer handles an action.
final class DefaultMovieListPresenter: MovieListPresenter {
    var presentations: LoadState<MoviePresentation> { interactor.movies.map(MoviePresentation.init) }

    private let router: any MovieListRouter
    private let interactor: any MovieListInteractor

    init(router: any MovieListRouter, interactor: any MovieListInteractor) {
        self.router = router
        self.interactor = interactor
    }

    func reload() { interactor.fetchMovies() }

    func didSelectMovie(at index: Int) {
        guard let movie = interactor.movies.item(at: index) else { return }
        router.showDetailView(for: movie)
    }
}
