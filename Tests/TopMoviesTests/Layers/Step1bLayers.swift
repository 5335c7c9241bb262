import Binding
import Conformance
import ConsoleUI
import Fetching
import MovieCatalog

@testable import Step1bMVVM

/// The layers of this step, each to be judged alone.
enum Step1bLayers: StepLayers {
    static let business: any BusinessLayer.Type = UnformattedViewModel.self
    static let presenter: (any PresenterLayer.Type)? = nil
    static let router: (any RouterLayer.Type)? = nil
    static let views: Views = (TextMovieListView.self, JSONMovieListView.self)
}

/// The view model as the layer of business that it is as well: the movies behind its presentations.
private final class UnformattedViewModel: BusinessLayer {
    let movies: Observable<LoadState<Movie>>
    private let viewModel: DefaultMovieListViewModel

    private init(_ viewModel: DefaultMovieListViewModel) {
        self.viewModel = viewModel
        movies = viewModel.presentations.map { state in
            var rows = state.items.indices.makeIterator()
            return state.map { _ in rows.next().flatMap { viewModel.movie(at: $0) } ?? Movie(title: "") }
        }
    }

    static func make(service: any MovieService, limit: Int) -> Self {
        Self(DefaultMovieListViewModel(service: service, limit: limit))
    }

    func fetchMovies() { viewModel.reload() }
}

extension TextMovieListView: ViewLayer {
    static func make(over double: BusinessDouble, on console: Console) -> Self {
        Self(viewModel: DoubleViewModel(double), console: console)
    }
}

extension JSONMovieListView: ViewLayer {
    static func make(over double: BusinessDouble, on console: Console) -> Self {
        Self(viewModel: DoubleViewModel(double), console: console)
    }
}

private final class DoubleViewModel: MovieListViewModel {
    let presentations: Observable<LoadState<MoviePresentation>>
    private let double: BusinessDouble

    init(_ double: BusinessDouble) {
        self.double = double
        presentations = double.movies.map { $0.map(MoviePresentation.init) }
    }

    func reload() { double.fetchMovies() }
    func movie(at index: Int) -> Movie? { nil }
}
