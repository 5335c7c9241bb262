import Binding
import Conformance
import ConsoleUI
import MovieCatalog

@testable import Step4Interactor

/// The layers of this step, each to be judged alone.
enum Step4Layers: StepLayers {
    static let business: any BusinessLayer.Type = TopMovieListInteractor.self
    static let presenter: (any PresenterLayer.Type)? = TopMovieListPresenter.self
    static let router: (any RouterLayer.Type)? = TopMovieListRouter.self

    static func view(_ format: Console.Format) -> any ViewLayer.Type {
        switch format {
        case .text: TextMovieListView.self
        case .json: JSONMovieListView.self
        }
    }
}

extension TopMovieListInteractor: BusinessLayer {
    static func make(service: any MovieService, limit: Int) -> Self { Self(service: service, limit: limit) }
    func fetch() { fetchMovies() }
    func observe(_ body: @escaping (SeenState<Movie>) -> Void) -> AnyObject { movies.observe { body($0.seen) } }
}

extension TopMovieListPresenter: PresenterLayer {
    static func make(over below: PlayedLayer) -> Self {
        Self(router: RecordingRouter(below), interactor: PlayedInteractor(below))
    }

    func deliverReload() { reload() }

    func selection(of index: Int, below: PlayedLayer) -> Movie? {
        didSelectMovie(at: index)
        return below.routes.popLast()
    }

    func observe(_ body: @escaping (SeenState<[String: String]>) -> Void) -> AnyObject {
        presentations.observe { body($0.map(\.words).seen) }
    }
}

extension TopMovieListRouter: RouterLayer {
    static func make(on console: Console) -> (router: any RouterLayer, view: Screen) {
        let (router, view) = (Self(), IdleView(console: console))
        router.view = view
        return (router, view)
    }

    func show(_ movie: Movie) { showDetailView(for: movie) }
}

extension TextMovieListView: ViewLayer {
    static func make(over below: PlayedLayer, on console: Console) -> Self {
        Self(presenter: PlayedPresenter(below), console: console)
    }

    func tapOnReload() { didTapOnReload() }
}

extension JSONMovieListView: ViewLayer {
    static func make(over below: PlayedLayer, on console: Console) -> Self {
        Self(presenter: PlayedPresenter(below), console: console)
    }

    func tapOnReload() { didTapOnReload() }
}

private final class PlayedInteractor: MovieListInteractor {
    let movies: Observable<MovieListState<Movie>>
    private let below: PlayedLayer

    init(_ below: PlayedLayer) {
        let subject = Subject(MovieListState(below.state))
        below.listener = { subject.send(MovieListState($0)) }
        (movies, self.below) = (subject.observable, below)
    }

    func fetchMovies() { below.request() }
}

private final class RecordingRouter: MovieListRouter {
    private let below: PlayedLayer

    init(_ below: PlayedLayer) { self.below = below }

    func showDetailView(for movie: Movie) { below.routes.append(movie) }
}

private final class PlayedPresenter: MovieListPresenter {
    let presentations: Observable<MovieListState<MoviePresentation>>
    private let interactor: PlayedInteractor

    init(_ below: PlayedLayer) {
        interactor = PlayedInteractor(below)
        presentations = interactor.movies.map { $0.map(MoviePresentation.init) }
    }

    func reload() { interactor.fetchMovies() }
    func didSelectMovie(at index: Int) {}
}

private final class IdleView: Screen, MovieListView {
    func didTapOnReload() {}
    func didTapOnMovie(at index: Int) {}
}

extension MoviePresentation {
    fileprivate var words: [String: String] {
        [
            "rank": rank, "title": title, "year": year, "rating": rating, "votes": votes, "director": director,
            "runtime": runtime, "genres": genres,
        ]
    }
}

extension MovieListState where Item: Equatable {
    fileprivate init(_ seen: SeenState<Item>) {
        switch seen {
        case .loading: self = .loading
        case .loaded(let items): self = .loaded(items)
        case .empty: self = .empty
        case .failed(let reason): self = .failed(reason: reason)
        }
    }

    fileprivate var seen: SeenState<Item> {
        switch self {
        case .loading: .loading
        case .loaded(let items): .loaded(items)
        case .empty: .empty
        case .failed(let reason): .failed(reason)
        }
    }
}
