import Binding
import MovieCatalog

/// Presents the movies of its `viewModel`, and decides what each action asks for.
final class TopMovieListPresenter: MovieListPresenter {
    let presentations: Observable<MovieListState<MoviePresentation>>

    private let router: any MovieListRouter
    private let viewModel: any MovieListViewModel

    init(router: any MovieListRouter, viewModel: any MovieListViewModel) {
        self.router = router
        self.viewModel = viewModel
        presentations = viewModel.movies.map { $0.map(MoviePresentation.init) }
    }

    func reload() {
        viewModel.fetchMovies()
    }

    func didSelectMovie(at index: Int) {
        guard let movie = viewModel.movies.value.item(at: index) else { return }
        router.showDetailView(for: movie)
    }
}
