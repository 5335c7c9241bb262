import Binding
import Conformance
import ConsoleUI
import MovieCatalog

@testable import Step2Presenter

/// The layers of this step, each to be judged alone.
enum Step2Layers: StepLayers {
    static let business: any BusinessLayer.Type = TopMovieListViewModel.self
    static let presenter: (any PresenterLayer.Type)? = TopMovieListPresenter.self
    static let router: (any RouterLayer.Type)? = nil

    static func view(_ format: Console.Format) -> any ViewLayer.Type {
        switch format {
        case .text: TextMovieListView.self
        case .json: JSONMovieListView.self
        }
    }
}

extension TopMovieListViewModel: BusinessLayer {
    static func make(service: any MovieService, limit: Int) -> Self { Self(service: service, limit: limit) }
    func fetch() { fetchMovies() }
    func observe(_ body: @escaping (SeenState<Movie>) -> Void) -> AnyObject { movies.observe { body($0.seen) } }
}

extension TopMovieListPresenter: PresenterLayer {
    static func make(over below: PlayedLayer) -> Self { Self(viewModel: PlayedViewModel(below)) }
    func deliverReload() { reload() }
    func selection(of index: Int, below: PlayedLayer) -> Movie? { movie(at: index) }

    func observe(_ body: @escaping (SeenState<[String: String]>) -> Void) -> AnyObject {
        presentations.observe { body($0.map(\.words).seen) }
    }
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

private final class PlayedViewModel: MovieListViewModel {
    let movies: Observable<MovieListState<Movie>>
    private let below: PlayedLayer

    init(_ below: PlayedLayer) {
        let subject = Subject(MovieListState(below.state))
        below.listener = { subject.send(MovieListState($0)) }
        (movies, self.below) = (subject.observable, below)
    }

    func fetchMovies() { below.request() }
}

private final class PlayedPresenter: MovieListPresenter {
    let presentations: Observable<MovieListState<MoviePresentation>>
    private let viewModel: PlayedViewModel

    init(_ below: PlayedLayer) {
        viewModel = PlayedViewModel(below)
        presentations = viewModel.movies.map { $0.map(MoviePresentation.init) }
    }

    func reload() { viewModel.fetchMovies() }
    func movie(at index: Int) -> Movie? { nil }
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
