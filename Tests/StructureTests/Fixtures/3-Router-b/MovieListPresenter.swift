import Binding
import MovieCatalog

final class TopMovieDetailPresenter: MovieDetailPresenter {
    private let viewModel: any MovieDetailViewModel
    private(set) lazy var presentation = MoviePresentation(viewModel.movie)

    init(viewModel: any MovieDetailViewModel) { self.viewModel = viewModel }
}

final class TopMovieListPresenter {
    private let viewModel: any MovieListViewModel
    private let goOn: any MovieListRouter

    init(router: any MovieListRouter, viewModel: any MovieListViewModel) {
        (goOn, self.viewModel) = (router, viewModel)
    }
}

extension TopMovieListPresenter: MovieListPresenter {
    var presentations: Observable<MovieListState<MoviePresentation>> {
        viewModel.movies.map { movies in movies.map { MoviePresentation($0) } }
    }

    func didSelectMovie(at index: Int) {
        let movies = viewModel.movies.value.items
        if movies.indices.contains(index) { goOn.showDetailView(for: movies[index]) }
    }

    func reload() { viewModel.fetchMovies() }
}
