import Conformance
import ConsoleUI
import MovieCatalog

@testable import Step1MVVM

extension LayerDouble: MovieListViewModel {}

extension StepLayers {
    static let step1 = StepLayers(
        business: { service, limit in
            let viewModel = DefaultMovieListViewModel(service: service, limit: limit)
            return BusinessLayer(viewModel, movies: viewModel.movies, fetchMovies: viewModel.fetchMovies)
        },
        view: { double, console in
            switch console.format {
            case .text: TextMovieListView(viewModel: double, console: console)
            case .json: JSONMovieListView(viewModel: double, console: console)
            }
        },
        detail: { movie in
            let viewModel = DefaultMovieDetailViewModel(movie: movie)
            return DetailLayers(business: viewModel, movie: viewModel.movie)
        }
    )
}
