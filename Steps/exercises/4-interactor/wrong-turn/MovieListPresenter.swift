import Binding
import Fetching
import MovieCatalog

/// Presents the movies of its `interactor`, and decides which layer an action is for.
final class DefaultMovieListPresenter: MovieListPresenter {
    let presentations: Observable<LoadState<MoviePresentation>>

    private let router: any MovieListRouter
    private let viewModel: any MovieListInteractor

    init(router: any MovieListRouter, interactor: any MovieListInteractor) {
        self.router = router
        viewModel = interactor
        presentations = interactor.movies.map { $0.map(MoviePresentation.init) }
    }

    func reload() { viewModel.fetchMovies() }

    func didSelectMovie(at index: Int) {
        guard let movie = viewModel.movies.value.item(at: index) else { return }
        router.showDetailView(for: movie)
    }
}
