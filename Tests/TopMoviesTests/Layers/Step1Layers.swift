import Binding
import Conformance
import ConsoleUI
import MovieCatalog

@testable import Step1MVVM

/// The layers of this step, each to be judged alone.
enum Step1Layers: StepLayers {
    static let business: any BusinessLayer.Type = TopMovieListViewModel.self
    static let presenter: (any PresenterLayer.Type)? = nil
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

extension TextMovieListView: ViewLayer {
    static func make(over below: PlayedLayer, on console: Console) -> Self {
        Self(viewModel: PlayedViewModel(below), console: console)
    }

    func tapOnReload() { didTapOnReload() }
}

extension JSONMovieListView: ViewLayer {
    static func make(over below: PlayedLayer, on console: Console) -> Self {
        Self(viewModel: PlayedViewModel(below), console: console)
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
