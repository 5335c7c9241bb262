// Hand in each layer as you write it: replace 'nil' by a closure that makes the layer, alone, on the double that it's
// given. The comments show the reference's lines; your names, initialisers and types may differ.
//
// While this file doesn't compile, 'KATA_WITHOUT_LAYERS=1 swift test' runs the tests of the app alone.

import Binding
import Conformance
import ConsoleUI
import Fetching
import MovieCatalog

@testable import TopMovies

extension LayerDouble: MovieListViewModel {}

// /// The double, as the view's presenter.
// private final class PresenterDouble: MovieListPresenter {
//     private let double: LayerDouble
//
//     init(_ double: LayerDouble) { self.double = double }
//
//     var presentations: Observable<LoadState<MoviePresentation>> {
//         double.movies.map { $0.map(MoviePresentation.init) }
//     }
//
//     func reload() { double.reload() }
//     func movie(at index: Int) -> Movie? { double.movie(at: index) }
// }

extension StepLayers {
    static let mine = StepLayers(
        business: { service, limit in
            let viewModel = DefaultMovieListViewModel(service: service, limit: limit)
            return BusinessLayer(viewModel, movies: viewModel.movies, fetchMovies: viewModel.fetchMovies)
        },
        presenter: nil,
        // presenter: { double in
        //     let presenter = DefaultMovieListPresenter(viewModel: double)
        //     return PresenterLayer(
        //         presenter, presentations: presenter.presentations, reload: presenter.reload,
        //         movie: presenter.movie)
        // },
        view: { double, console in
            switch console.format {
            case .text: TextMovieListView(viewModel: double, console: console)
            case .json: JSONMovieListView(viewModel: double, console: console)
            }
        },
        // view: { double, console in
        //     let presenter = PresenterDouble(double)
        //     return switch console.format {
        //     case .text: TextMovieListView(presenter: presenter, console: console)
        //     case .json: JSONMovieListView(presenter: presenter, console: console)
        //     }
        // },
        detail: { movie in
            let viewModel = DefaultMovieDetailViewModel(movie: movie)
            return DetailLayers(business: viewModel, movie: viewModel.movie)
        }
        // detail: { movie in
        //     let viewModel = DefaultMovieDetailViewModel(movie: movie)
        //     let presenter = DefaultMovieDetailPresenter(viewModel: viewModel)
        //     return DetailLayers(
        //         business: viewModel, movie: viewModel.movie,
        //         presenter: presenter, presentation: presenter.presentation)
        // }
    )
}
