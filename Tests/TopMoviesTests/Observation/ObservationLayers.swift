import Binding
import Conformance
import ConsoleUI
import Fetching
import MovieCatalog
import Observation

@testable import Step4Observation

/// The feature of the twin.
struct ObservationStep: TopMoviesStep {
    let module: Step4Observation.MovieListModule

    init(service: any MovieService, limit: Int) {
        module = Step4Observation.MovieListModule(service: service, limit: limit)
    }

    func makeView(on console: Console) -> Screen { module.makeView(on: console) }
}

/// The layers of the twin. The laws listen through `Binding`, so its layers are observed as its views observe them.
enum ObservationLayers: StepLayers {
    static let business: any BusinessLayer.Type = ObservedInteractor.self
    static let presenter: (any PresenterLayer.Type)? = ObservedPresenter.self
    static let router: (any RouterLayer.Type)? = DefaultMovieListRouter.self
    static let views: Views = (TextMovieListView.self, JSONMovieListView.self)
}

/// Passes what is tracked on to an observable, value for value.
private final class Tracked<Value> {
    let observable: Binding.Observable<Value>
    private let tracking: Tracking

    init(_ read: @escaping () -> Value) {
        let subject = Subject(read())
        var isFirst = true
        observable = subject.observable
        tracking = Tracking(for: subject.observable) { _ in
            let value = read()
            if !isFirst { subject.send(value) }
            isFirst = false
        }
    }
}

private final class ObservedInteractor: BusinessLayer {
    private let interactor: DefaultMovieListInteractor
    private let tracked: Tracked<LoadState<Movie>>

    init(_ interactor: DefaultMovieListInteractor) {
        self.interactor = interactor
        tracked = Tracked { [weak interactor] in interactor?.movies ?? .loading }
    }

    static func make(service: any MovieService, limit: Int) -> Self {
        Self(DefaultMovieListInteractor(service: service, limit: limit))
    }

    var movies: Binding.Observable<LoadState<Movie>> { tracked.observable }
    func fetchMovies() { interactor.fetchMovies() }
}

private final class ObservedPresenter: PresenterLayer {
    private let presenter: DefaultMovieListPresenter
    private let tracked: Tracked<LoadState<[String: String]>>

    init(_ presenter: DefaultMovieListPresenter) {
        self.presenter = presenter
        tracked = Tracked { [weak presenter] in presenter?.presentations.labels ?? .loading }
    }

    static func make(over double: BusinessDouble) -> Self {
        Self(DefaultMovieListPresenter(router: double, interactor: DoubleInteractor(double)))
    }

    var labels: Binding.Observable<LoadState<[String: String]>> { tracked.observable }
    func reload() { presenter.reload() }

    func selection(of index: Int, over double: BusinessDouble) -> Movie? {
        presenter.didSelectMovie(at: index)
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

/// Has the double's movies as a property that can be tracked.
@Observable
private final class DoubleInteractor: MovieListInteractor {
    private(set) var movies: LoadState<Movie>

    private let double: BusinessDouble
    @ObservationIgnored private var token: Cancellable?

    init(_ double: BusinessDouble) {
        (self.double, movies) = (double, double.movies.value)
        token = double.movies.bind(to: self) { $0.movies = $1 }
    }

    func fetchMovies() { double.fetchMovies() }
}

extension BusinessDouble: MovieListRouter {}

private final class IdleView: Screen, MovieListView {
    func didTapOnReload() {}
    func didTapOnMovie(at index: Int) {}
}

private final class DoublePresenter: MovieListPresenter {
    private let interactor: DoubleInteractor

    init(_ double: BusinessDouble) { interactor = DoubleInteractor(double) }

    var presentations: LoadState<MoviePresentation> { interactor.movies.map(MoviePresentation.init) }
    func reload() { interactor.fetchMovies() }
    func didSelectMovie(at index: Int) {}
}
