import Binding
import Conformance
import ConsoleUI
import Fetching
import MovieCatalog

@testable import Step3Router

extension LayerDouble: MovieListViewModel, MovieListRouter {}

/// The double, as the view's presenter.
private final class PresenterDouble: MovieListPresenter {
    private let double: LayerDouble

    init(_ double: LayerDouble) { self.double = double }

    var presentations: Observable<LoadState<MoviePresentation>> {
        double.movies.map { $0.map(MoviePresentation.init) }
    }

    func reload() { double.reload() }
    func didSelectMovie(at index: Int) { double.didSelectMovie(at: index) }
}

extension StepLayers {
    static let step3 = StepLayers(
        business: { service, limit in
            let viewModel = DefaultMovieListViewModel(service: service, limit: limit)
            return BusinessLayer(viewModel, movies: viewModel.movies, fetchMovies: viewModel.fetchMovies)
        },
        presenter: { double in
            let presenter = DefaultMovieListPresenter(router: double, viewModel: double)
            return PresenterLayer(
                presenter, presentations: presenter.presentations, reload: presenter.reload,
                didSelectMovie: presenter.didSelectMovie)
        },
        view: { double, console in
            let presenter = PresenterDouble(double)
            return switch console.format {
            case .text: TextMovieListView(presenter: presenter, console: console)
            case .json: JSONMovieListView(presenter: presenter, console: console)
            }
        },
        router: { console in
            let router = DefaultMovieListRouter()
            let view = TextMovieListView(presenter: PresenterDouble(LayerDouble()), console: console)
            router.view = view
            return RouterLayer(router, from: view, showDetailView: router.showDetailView)
        },
        detail: { movie in
            let viewModel = DefaultMovieDetailViewModel(movie: movie)
            let presenter = DefaultMovieDetailPresenter(viewModel: viewModel)
            return DetailLayers(
                business: viewModel, movie: viewModel.movie,
                presenter: presenter, presentation: presenter.presentation)
        }
    )
}
