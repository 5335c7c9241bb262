import Binding
import Conformance
import ConsoleUI
import Fetching
import MovieCatalog

@testable import Step1bMVVM

/// The layers of this step, each to be tested on its own.
enum Step1bLayers: StepLayers {
    static let business: MakeBusiness = { UnformattedViewModel(DefaultMovieListViewModel(service: $0, limit: $1)) }

    static let view: MakeView = { double, console in
        let viewModel = DoubleViewModel(double)
        return console.format == .text
            ? TextMovieListView(viewModel: viewModel, console: console)
            : JSONMovieListView(viewModel: viewModel, console: console)
    }
}

/// The view model in its role as a business layer. Exposes the movies behind its presentations.
private final class UnformattedViewModel: BusinessLayer {
    let movies: Observable<LoadState<Movie>>
    private let viewModel: DefaultMovieListViewModel

    init(_ viewModel: DefaultMovieListViewModel) {
        self.viewModel = viewModel
        movies = viewModel.presentations.map { state in
            var rows = state.items.indices.makeIterator()
            return state.map { _ in rows.next().flatMap { viewModel.movie(at: $0) } ?? Movie(title: "") }
        }
    }

    func fetchMovies() { viewModel.reload() }
}

private final class DoubleViewModel: MovieListViewModel {
    private let double: BusinessDouble

    init(_ double: BusinessDouble) { self.double = double }

    var presentations: Observable<LoadState<MoviePresentation>> { double.movies.map { $0.map(MoviePresentation.init) } }
    func reload() { double.fetchMovies() }
    func movie(at index: Int) -> Movie? { nil }
}
