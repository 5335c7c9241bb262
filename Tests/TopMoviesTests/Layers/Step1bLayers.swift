import Binding
import Conformance
import ConsoleUI
import Fetching
import MovieCatalog

@testable import Step1bMVVM

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
    /// The view model formats, so the movies behind its presentations have to be looked up one by one.
    static let step1b = StepLayers(
        business: { service, limit in
            let viewModel = DefaultMovieListViewModel(service: service, limit: limit)
            let movies = viewModel.presentations.map { state in
                var indices = state.items.indices.makeIterator()
                return state.map { _ in
                    indices.next().flatMap { viewModel.movie(at: $0) } ?? Movie(title: "")
                }
            }
            return BusinessLayer(viewModel, movies: movies, fetchMovies: viewModel.reload)
        },
        view: { double, console in
            let viewModel = ViewModelDouble(double)
            return switch console.format {
            case .text: TextMovieListView(viewModel: viewModel, console: console)
            case .json: JSONMovieListView(viewModel: viewModel, console: console)
            }
        }
    )
}
