import Binding
import Conformance
import ConsoleUI
import Fetching
import Foundation
import MovieCatalog
import Observation

@testable import Step4Observation

/// The list feature of step 4's twin on Observation.
struct ObservationStep: TopMoviesStep {
    let module: Step4Observation.MovieListModule

    init(service: any MovieService, limit: Int) {
        module = Step4Observation.MovieListModule(service: service, limit: limit)
    }

    func makeView(on console: Console) -> Screen { module.makeView(on: console) }
}

extension ObservationStep {
    static var layered: LayeredStep {
        let here = URL(filePath: #filePath)
        let sources = here.appending(path: "../../../../Sources/TopMovies/Observation")
        return LayeredStep(Self.self, layers: layers, sources: sources.standardized)
    }

    /// The layers of the twin. Adapters track them and forward each change, because the laws observe through `Binding`.
    private static let layers = StepLayers(
        business: { service, limit in
            let interactor = DefaultMovieListInteractor(service: service, limit: limit)
            let tracked = Tracked { [weak interactor] in interactor?.movies ?? .loading }
            return BusinessLayer(interactor, movies: tracked.observable) {
                withExtendedLifetime(tracked, interactor.fetchMovies)
            }
        },
        presenter: { double in
            let presenter = makePresenter(over: double)
            let tracked = Tracked { [weak presenter] in presenter?.presentations ?? .loading }
            let reload = { withExtendedLifetime(tracked, presenter.reload) }
            return PresenterLayer(
                presenter, presentations: tracked.observable, reload: reload,
                didSelectMovie: presenter.didSelectMovie)
        },
        view: { double, console in
            let presenter = makePresenter(over: double)
            return switch console.format {
            case .text: TextMovieListView(presenter: presenter, console: console)
            case .json: JSONMovieListView(presenter: presenter, console: console)
            }
        },
        router: { console in
            let router = DefaultMovieListRouter()
            let presenter = makePresenter(over: LayerDouble())
            let view = TextMovieListView(presenter: presenter, console: console)
            router.view = view
            return RouterLayer(router, from: view, showDetailView: router.showDetailView)
        },
        detail: { movie in
            let interactor = DefaultMovieDetailInteractor(movie: movie)
            let presenter = DefaultMovieDetailPresenter(interactor: interactor)
            return DetailLayers(
                business: interactor, movie: interactor.movie,
                presenter: presenter, presentation: presenter.presentation)
        }
    )

    private static func makePresenter(over double: LayerDouble) -> DefaultMovieListPresenter {
        DefaultMovieListPresenter(router: double, interactor: DoubleInteractor(double))
    }
}

extension LayerDouble: MovieListRouter {}

/// An adapter that forwards each tracked value to an observable.
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

/// An adapter that exposes a test double's movies as a property that can be tracked.
@Observable
private final class DoubleInteractor: MovieListInteractor {
    private(set) var movies: LoadState<Movie>

    private let double: LayerDouble
    @ObservationIgnored private var token: Cancellable?

    init(_ double: LayerDouble) {
        self.double = double
        movies = double.movies.value
        token = double.movies.bind(to: self) { $0.movies = $1 }
    }

    func fetchMovies() { double.fetchMovies() }
}
