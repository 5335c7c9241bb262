import Binding
public import ConsoleUI
import Foundation
public import MovieCatalog

/// The composition root of the list: the only place that knows which types stand behind the contracts.
public struct MovieListModule {
    private let presenter: any MovieListPresenter

    /// Wires the layers below the view, each of which the caller may wrap in one of its own.
    public init(
        service: any MovieService, limit: Int,
        wrapViewModel: (any MovieListViewModel) -> any MovieListViewModel = { $0 },
        wrapPresenter: (any MovieListPresenter) -> any MovieListPresenter = { $0 }
    ) {
        let viewModel = wrapViewModel(BundledListViewModel(service: service, limit: limit))
        presenter = wrapPresenter(BundledListPresenter(viewModel: viewModel))
    }

    /// Makes a view of the console's kind. Two calls make two views that show the same.
    public func makeView(on console: Console) -> Screen {
        let view: any MovieListView =
            switch console.format {
            case .text: TextMovieListView(presenter: presenter, console: console)
            case .json: JSONMovieListView(presenter: presenter, console: console)
            }
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
        let presenter = BundledDetailPresenter(viewModel: BundledDetailViewModel(movie: movie))
        return switch console.format {
        case .text: TextMovieDetailView(presenter: presenter, console: console)
        case .json: JSONMovieDetailView(presenter: presenter, console: console)
        }
    }
}

/// The list as lines of text.
final class TextMovieListView: Screen, MovieListView {
    private let presenter: any MovieListPresenter
    private var token: Cancellable?

    init(presenter: any MovieListPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewDidLoad() {
        didTapOnReload()
    }

    override func viewWillAppear() {
        token = presenter.presentations.bind(to: self) { view, movies in view.show(movies.map(view.line)) }
    }

    override func viewDidDisappear() {
        token = nil
    }

    func didTapOnReload() {
        presenter.reload()
    }

    func didTapOnMovie(at index: Int) {
        guard let movie = presenter.movie(at: index) else { return }
        showDetailView(for: movie)
    }

    func showDetailView(for movie: Movie) {
        navigator?.push(MovieDetailModule.makeView(for: movie, on: console))
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

/// The list as one JSON object.
final class JSONMovieListView: Screen, MovieListView {
    private let presenter: any MovieListPresenter
    private var token: Cancellable?

    init(presenter: any MovieListPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewDidLoad() {
        didTapOnReload()
    }

    override func viewWillAppear() {
        token = presenter.presentations.bind(to: self) { view, movies in view.show(movies.map(view.words)) }
    }

    override func viewDidDisappear() {
        token = nil
    }

    func didTapOnReload() {
        presenter.reload()
    }

    func didTapOnMovie(at index: Int) {
        guard let movie = presenter.movie(at: index) else { return }
        showDetailView(for: movie)
    }

    func showDetailView(for movie: Movie) {
        navigator?.push(MovieDetailModule.makeView(for: movie, on: console))
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
