import Binding
import Conformance
import ConsoleUI
import Fetching
import MovieCatalog

@testable import Step2Presenter

/// The layers of this step, each to be judged alone.
enum Step2Layers: StepLayers {
    static let business: any BusinessLayer.Type = DefaultMovieListViewModel.self
    static let presenter: (any PresenterLayer.Type)? = DefaultMovieListPresenter.self
    static let router: (any RouterLayer.Type)? = nil
    static let views: Views = (TextMovieListView.self, JSONMovieListView.self)
}

extension DefaultMovieListViewModel: BusinessLayer {
    static func make(service: any MovieService, limit: Int) -> Self { Self(service: service, limit: limit) }
}

extension DefaultMovieListPresenter: PresenterLayer {
    static func make(over double: BusinessDouble) -> Self { Self(viewModel: double) }
    var labels: Observable<LoadState<[String: String]>> { presentations.map(\.labels) }
    func selection(of index: Int, over double: BusinessDouble) -> Movie? { movie(at: index) }
}

extension TextMovieListView: ViewLayer {
    static func make(over double: BusinessDouble, on console: Console) -> Self {
        Self(presenter: DoublePresenter(double), console: console)
    }
}

extension JSONMovieListView: ViewLayer {
    static func make(over double: BusinessDouble, on console: Console) -> Self {
        Self(presenter: DoublePresenter(double), console: console)
    }
}

extension BusinessDouble: MovieListViewModel {}

private final class DoublePresenter: MovieListPresenter {
    let presentations: Observable<LoadState<MoviePresentation>>
    private let double: BusinessDouble

    init(_ double: BusinessDouble) {
        self.double = double
        presentations = double.movies.map { $0.map(MoviePresentation.init) }
    }

    func reload() { double.fetchMovies() }
    func movie(at index: Int) -> Movie? { nil }
}
