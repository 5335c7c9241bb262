import Binding
import Fetching
import MovieCatalog

/// Presents the movies that the `viewModel` holds.
final class DefaultMovieListPresenter: MovieListPresenter {
    let presentations: Observable<LoadState<MoviePresentation>>

    private let viewModel: any MovieListViewModel

    init(viewModel: any MovieListViewModel) {
        self.viewModel = viewModel
        presentations = viewModel.movies.map { $0.map(MoviePresentation.init) }
    }

    func reload() { viewModel.fetchMovies() }

    func movie(at index: Int) -> Movie? { viewModel.movies.value.item(at: index) }
}
