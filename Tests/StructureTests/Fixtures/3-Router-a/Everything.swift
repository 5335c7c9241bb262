import Binding
public import ConsoleUI
import Foundation
public import MovieCatalog

/// Leads on from the view that is current.
final class TopMovieListRouter: MovieListRouter {
    private(set) weak var screen: Screen?

    func leads(from screen: Screen) { self.screen = screen }

    func showDetailView(for movie: Movie) {
        guard let screen else { return }
        screen.navigator?.push(MovieDetailModule.makeView(for: movie, on: screen.console))
    }
}

/// The composition root of the list: the only place that knows which types stand behind the contracts.
public struct MovieListModule {
    private let presenter: any MovieListPresenter
    private let router: TopMovieListRouter

    /// Wires the layers below the view, each of which the caller may wrap in one of its own.
    public init(
        service: any MovieService, limit: Int,
        wrapViewModel: (any MovieListViewModel) -> any MovieListViewModel = { $0 },
        wrapRouter: (any MovieListRouter) -> any MovieListRouter = { $0 },
        wrapPresenter: (any MovieListPresenter) -> any MovieListPresenter = { $0 }
    ) {
        let viewModel = wrapViewModel(TopMovieListViewModel(service: service, limit: limit))
        router = TopMovieListRouter()
        presenter = wrapPresenter(TopMovieListPresenter(router: wrapRouter(router), viewModel: viewModel))
    }

    /// Makes a view of the console's kind. Two calls make two views that show the same.
    public func makeView(on console: Console) -> Screen {
        let view: any MovieListView =
            switch console.format {
            case .text: TextMovieListView(presenter: presenter, console: console)
            case .json: JSONMovieListView(presenter: presenter, console: console)
            }
        router.leads(from: view)
        view.commands = [
            Command("reload", "fetch the movies again") { [weak view] in view?.didTapOnReload() },
            Command("open", "show the details of movie N") { [weak view] row in view?.didTapOnMovie(at: row) },
        ]
        return view
    }
}

/// The composition root of the details.
enum MovieDetailModule {
    static func makeView(for movie: Movie, on console: Console) -> Screen {
        let presenter = TopMovieDetailPresenter(viewModel: TopMovieDetailViewModel(movie: movie))
        return switch console.format {
        case .text: TextMovieDetailView(presenter: presenter, console: console)
        case .json: JSONMovieDetailView(presenter: presenter, console: console)
        }
    }
}

/// The details as one JSON object.
final class JSONMovieDetailView: Screen {
    private let presenter: any MovieDetailPresenter

    init(presenter: any MovieDetailPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewWillAppear() {
        console.write(json: Page(movie: presenter.presentation))
    }

    private struct Page: Encodable {
        let screen = "detail"
        let movie: MoviePresentation
    }
}

/// The list as one JSON object.
final class JSONMovieListView: Screen, MovieListView {
    private let presenter: any MovieListPresenter
    private var subscription: Cancellable?

    init(presenter: any MovieListPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewDidLoad() {
        didTapOnReload()
    }

    override func viewWillAppear() {
        subscription = presenter.presentations.bind(to: self) { view, movies in view.show(movies.map(view.words)) }
    }

    override func viewDidDisappear() {
        subscription = nil
    }

    func didTapOnReload() {
        presenter.reload()
    }

    func didTapOnMovie(at index: Int) {
        presenter.didSelectMovie(at: index)
    }

    private func show(_ state: MovieListState<[String: String]>) {
        console.activity = state == .loading ? "Loading the movies" : nil
        rowCount = state.items.count
        switch state {
        case .loading: break
        case .loaded(let movies): console.write(json: Page(movies: movies))
        case .empty: console.write(json: Page())
        case .failed(let reason): console.write(json: Page(failure: reason))
        }
    }

    private func words(for movie: MoviePresentation) -> [String: String] {
        ["rank": movie.rank, "title": movie.title, "year": movie.year, "rating": movie.rating]
    }

    private struct Page: Encodable {
        let screen = "list"
        var movies: [[String: String]] = []
        var failure: String?
    }
}

/// The details as lines of text.
final class TextMovieDetailView: Screen {
    private let presenter: any MovieDetailPresenter

    init(presenter: any MovieDetailPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewWillAppear() {
        let movie = presenter.presentation
        console.write(heading: "\(movie.rank). \(movie.title) (\(movie.year))")
        console.write("Rating    \(movie.rating)")
        console.write("Votes     \(movie.votes)")
        console.write("Director  \(movie.director)")
        console.write("Runtime   \(movie.runtime)")
        console.write("Genres    \(movie.genres)")
    }
}

/// The list as lines of text.
final class TextMovieListView: Screen, MovieListView {
    private let presenter: any MovieListPresenter
    private var subscription: Cancellable?

    init(presenter: any MovieListPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewDidLoad() {
        didTapOnReload()
    }

    override func viewWillAppear() {
        subscription = presenter.presentations.bind(to: self) { view, movies in view.show(movies.map(view.line)) }
    }

    override func viewDidDisappear() {
        subscription = nil
    }

    func didTapOnReload() {
        presenter.reload()
    }

    func didTapOnMovie(at index: Int) {
        presenter.didSelectMovie(at: index)
    }

    private func show(_ state: MovieListState<String>) {
        console.activity = state == .loading ? "Loading the movies" : nil
        rowCount = state.items.count
        switch state {
        case .loading: break
        case .loaded(let lines):
            console.write(heading: "Top Movies")
            for line in lines { console.write(line) }
        case .empty: console.write("No movies to show")
        case .failed(let reason): console.write("The movies could not be loaded. \(reason)")
        }
    }

    private func line(for movie: MoviePresentation) -> String {
        "\(movie.rank). \(movie.title) (\(movie.year))  \(movie.rating)"
    }
}

/// Presents the movies of its `viewModel`, and decides what each action asks for.
final class TopMovieListPresenter: MovieListPresenter {
    let presentations: Observable<MovieListState<MoviePresentation>>

    private let viewModel: any MovieListViewModel

    init(router: any MovieListRouter, viewModel: any MovieListViewModel) {
        self.router = router
        self.viewModel = viewModel
        presentations = viewModel.movies.map { $0.map(MoviePresentation.init) }
    }

    func reload() {
        viewModel.fetchMovies()
    }

    private let router: any MovieListRouter

    func didSelectMovie(at index: Int) {
        guard let movie = viewModel.movies.value.item(at: index) else { return }
        router.showDetailView(for: movie)
    }
}

/// Presents the movie that was chosen.
final class TopMovieDetailPresenter: MovieDetailPresenter {
    let presentation: MoviePresentation

    init(viewModel: any MovieDetailViewModel) {
        presentation = MoviePresentation(viewModel.movie)
    }
}

/// A movie in words, ready to be shown. A fact that is not known is a dash.
public struct MoviePresentation: Equatable, Encodable {
    let rank: String
    let title: String
    let year: String
    let rating: String
    let votes: String
    let director: String
    let runtime: String
    let genres: String

    init(_ movie: Movie) {
        rank = movie.rank?.description ?? "–"
        title = movie.title
        year = movie.year?.description ?? "–"
        rating = movie.rating.map { String(format: "%.1f", $0) } ?? "–"
        votes = movie.votes?.formatted(.number.locale(Locale(identifier: "en_US"))) ?? "–"
        director = movie.director ?? "–"
        runtime = movie.runtimeMinutes.map { "\($0 / 60) h \($0 % 60) min" } ?? "–"
        genres = movie.genres.isEmpty ? "–" : movie.genres.joined(separator: ", ")
    }
}

/// The top movies of a service: ranked, and no more than the limit.
final class TopMovieListViewModel: MovieListViewModel {
    let movies: Observable<MovieListState<Movie>>

    private let service: any MovieService
    private let limit: Int
    private let state = Subject(MovieListState<Movie>.loading)
    private var fetch: Task<Void, Never>?

    init(service: any MovieService, limit: Int) {
        self.service = service
        self.limit = limit
        movies = state.observable.removeDuplicates()
    }

    deinit { fetch?.cancel() }

    func fetchMovies() {
        fetch?.cancel()
        state.send(.loading)
        fetch = Task { [weak self, service, limit] in
            let answer = await Self.topMovies(of: service, limit: limit)
            // A newer request has cancelled this one: its answer comes too late.
            if !Task.isCancelled { self?.state.send(answer) }
        }
    }

    private static func topMovies(of service: any MovieService, limit: Int) async -> MovieListState<Movie> {
        do {
            let movies = try await service.fetchMovies().movies.ranked().prefix(limit)
            return movies.isEmpty ? .empty : .loaded(Array(movies))
        } catch {
            return .failed(reason: error.message)
        }
    }
}

/// The movie that was chosen from the list.
final class TopMovieDetailViewModel: MovieDetailViewModel {
    let movie: Movie

    init(movie: Movie) {
        self.movie = movie
    }
}
