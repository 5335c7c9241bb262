import Binding
import MovieCatalog

/// Presents the movies of its `viewModel`.
final class TopMovieListPresenter: MovieListPresenter {
    let presentations: Observable<MovieListState<MoviePresentation>>

    private let viewModel: any MovieListViewModel

    init(viewModel: any MovieListViewModel) {
        self.viewModel = viewModel
        presentations = viewModel.movies.map { $0.map(MoviePresentation.init) }
    }

    func reload() {
        viewModel.fetchMovies()
    }

    func movie(at index: Int) -> Movie? {
        viewModel.movies.value.item(at: index)
    }
}
