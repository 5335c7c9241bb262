import Binding
import Conformance
import ConsoleUI
import Fetching
import MovieCatalog

@testable import Step3Router

/// The layers of this step, each to be judged alone.
enum Step3Layers: StepLayers {
    static let business: any BusinessLayer.Type = DefaultMovieListViewModel.self
    static let presenter: (any PresenterLayer.Type)? = DefaultMovieListPresenter.self
    static let router: (any RouterLayer.Type)? = DefaultMovieListRouter.self
    static let views: Views = (TextMovieListView.self, JSONMovieListView.self)
}

extension DefaultMovieListViewModel: BusinessLayer {
    static func make(service: any MovieService, limit: Int) -> Self { Self(service: service, limit: limit) }
}

extension DefaultMovieListPresenter: PresenterLayer {
    static func make(over double: BusinessDouble) -> Self { Self(router: double, viewModel: double) }

    var labels: Observable<LoadState<[String: String]>> { presentations.map(\.labels) }

    func selection(of index: Int, over double: BusinessDouble) -> Movie? {
        didSelectMovie(at: index)
        return double.routes.popLast()
    }
}

extension DefaultMovieListRouter: RouterLayer {
    static func make(on console: Console) -> (router: any RouterLayer, view: Screen) {
        let (router, view) = (Self(), IdleView(console: console))
        router.view = view
        return (router, view)
    }
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

extension BusinessDouble: MovieListViewModel, MovieListRouter {}

private final class IdleView: Screen, MovieListView {
    func didTapOnReload() {}
    func didTapOnMovie(at index: Int) {}
}

private final class DoublePresenter: MovieListPresenter {
    let presentations: Observable<LoadState<MoviePresentation>>
    private let double: BusinessDouble

    init(_ double: BusinessDouble) {
        self.double = double
        presentations = double.movies.map { $0.map(MoviePresentation.init) }
    }

    func reload() { double.fetchMovies() }
    func didSelectMovie(at index: Int) {}
}
