import Binding
import Fetching
import MovieCatalog

/// Presents the movies that the `viewModel` holds, and decides which layer handles an action.
final class DefaultMovieListPresenter: MovieListPresenter {
    let presentations: Observable<LoadState<MoviePresentation>>

    private let router: any MovieListRouter
    private let viewModel: any MovieListViewModel

    init(router: any MovieListRouter, viewModel: any MovieListViewModel) {
        self.router = router
        self.viewModel = viewModel
        presentations = viewModel.movies.map { $0.map(MoviePresentation.init) }
    }

    func reload() { viewModel.fetchMovies() }

    func didSelectMovie(at index: Int) {
        guard let movie = viewModel.movies.value.item(at: index) else { return }
        router.showDetailView(for: movie)
    }
}
