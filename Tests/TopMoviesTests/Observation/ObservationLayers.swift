import Binding
import Conformance
import ConsoleUI
import Fetching
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

/// The layers of the twin. Adapters track them and forward each change, because the laws observe through `Binding`.
enum ObservationLayers: StepLayers {
    static let business: MakeBusiness = { ObservedInteractor(DefaultMovieListInteractor(service: $0, limit: $1)) }
    static let presenter: MakePresenter? = { ObservedPresenter(makePresenter(over: $0)) }

    static let router: MakeRouter? = { double, console in
        let router = DefaultMovieListRouter()
        let view = TextMovieListView(presenter: makePresenter(over: double), console: console)
        router.view = view
        return (router, view)
    }

    static let view: MakeView = { double, console in
        let presenter = makePresenter(over: double)
        return console.format == .text
            ? TextMovieListView(presenter: presenter, console: console)
            : JSONMovieListView(presenter: presenter, console: console)
    }

    private static func makePresenter(over double: BusinessDouble) -> DefaultMovieListPresenter {
        DefaultMovieListPresenter(router: double, interactor: DoubleInteractor(double))
    }
}

extension DefaultMovieListRouter: RouterLayer {}
extension BusinessDouble: MovieListRouter {}

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

private final class ObservedInteractor: BusinessLayer {
    private let interactor: DefaultMovieListInteractor
    private let tracked: Tracked<LoadState<Movie>>

    init(_ interactor: DefaultMovieListInteractor) {
        self.interactor = interactor
        tracked = Tracked { [weak interactor] in interactor?.movies ?? .loading }
    }

    var movies: Binding.Observable<LoadState<Movie>> { tracked.observable }
    func fetchMovies() { interactor.fetchMovies() }
}

private final class ObservedPresenter: @MainActor RoutingPresenterLayer {
    private let presenter: DefaultMovieListPresenter
    private let tracked: Tracked<LoadState<[String: String]>>

    init(_ presenter: DefaultMovieListPresenter) {
        self.presenter = presenter
        tracked = Tracked { [weak presenter] in presenter?.presentations.map(\.factsByName) ?? .loading }
    }

    var labels: Binding.Observable<LoadState<[String: String]>> { tracked.observable }
    func reload() { presenter.reload() }
    func didSelectMovie(at index: Int) { presenter.didSelectMovie(at: index) }
}

/// An adapter that exposes a test double's movies as a property that can be tracked.
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

extension MoviePresentation {
    var factsByName: [String: String] {
        let most = ["rank": rank, "title": title, "year": year, "rating": rating, "votes": votes, "director": director]
        return most.merging(["runtime": runtime, "genres": genres]) { $1 }
    }
}
