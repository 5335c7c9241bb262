// Hand in each layer as you write it: replace 'nil' by a closure that makes the layer, alone, on the double that it's
// given. The comments show the reference's lines; your names, initialisers and types may differ. What the kata calls a
// presenter formats, whatever its name: here, it's a view model. The business layer is your interactor.
//
// While this file doesn't compile, 'KATA_WITHOUT_LAYERS=1 swift test' runs the tests of the app alone.

import Binding
import Conformance
import ConsoleUI
import Fetching
import MovieCatalog

@testable import TopMovies

// extension LayerDouble: MovieListInteractor {}

/// The double, as the view's view model.
private final class ViewModelDouble: MovieListViewModel {
    private let double: LayerDouble

    init(_ double: LayerDouble) { self.double = double }

    var presentations: Observable<LoadState<MoviePresentation>> {
        double.movies.map { $0.map(MoviePresentation.init) }
    }

    func reload() { double.reload() }
    func movie(at index: Int) -> Movie? { double.movie(at: index) }
}

extension StepLayers {
    static let mine = StepLayers(
        business: nil,
        // business: { service, limit in
        //     let interactor = DefaultMovieListInteractor(service: service, limit: limit)
        //     return BusinessLayer(interactor, movies: interactor.movies, fetchMovies: interactor.fetchMovies)
        // },
        presenter: nil,
        // presenter: { double in
        //     let viewModel = DefaultMovieListViewModel(interactor: double)
        //     return PresenterLayer(
        //         viewModel, presentations: viewModel.presentations, reload: viewModel.reload,
        //         movie: viewModel.movie)
        // },
        view: { double, console in
            let viewModel = ViewModelDouble(double)
            return switch console.format {
            case .text: TextMovieListView(viewModel: viewModel, console: console)
            case .json: JSONMovieListView(viewModel: viewModel, console: console)
            }
        },
        detail: nil,
        // detail: { movie in
        //     let interactor = DefaultMovieDetailInteractor(movie: movie)
        //     let viewModel = DefaultMovieDetailViewModel(interactor: interactor)
        //     return DetailLayers(
        //         business: interactor, movie: interactor.movie,
        //         presenter: viewModel, presentation: viewModel.presentation)
        // }
    )
}
