import Binding
public import ConsoleUI
import Foundation
public import MovieCatalog

/// The composition root of the list: the only place that knows which types stand behind the contracts.
public struct MovieListModule {
    private let viewModel: any MovieListViewModel

    /// Wires the layers below the view, each of which the caller may wrap in one of its own.
    public init(
        service: any MovieService, limit: Int,
        wrapViewModel: (any MovieListViewModel) -> any MovieListViewModel = { $0 }
    ) {
        viewModel = wrapViewModel(Charts(service: service, limit: limit))
    }

    /// Makes a view of the console's kind. Two calls make two views that show the same.
    public func makeView(on console: Console) -> Screen {
        let view: any MovieListView =
            switch console.format {
            case .text: TextMovieListView(viewModel: viewModel, console: console)
            case .json: JSONMovieListView(viewModel: viewModel, console: console)
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
        let viewModel = ChosenMovie(movie: movie)
        return switch console.format {
        case .text: TextMovieDetailView(viewModel: viewModel, console: console)
        case .json: JSONMovieDetailView(viewModel: viewModel, console: console)
        }
    }
}

/// The list as lines of text.
final class TextMovieListView: Screen, MovieListView {
    private let viewModel: any MovieListViewModel
    private var token: Cancellable?

    init(viewModel: any MovieListViewModel, console: Console) {
        self.viewModel = viewModel
        super.init(console: console)
    }

    override func viewDidLoad() {
        didTapOnReload()
    }

    override func viewWillAppear() {
        token = viewModel.movies.bind(to: self) { view, movies in view.show(movies.map(view.line)) }
    }

    override func viewDidDisappear() {
        token = nil
    }

    func didTapOnReload() {
        viewModel.fetchMovies()
    }

    func didTapOnMovie(at index: Int) {
        guard let movie = viewModel.movies.value.item(at: index) else { return }
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

    private func line(for movie: Movie) -> String {
        let rank = movie.rank?.description ?? "–"
        let year = movie.year?.description ?? "–"
        let rating = movie.rating.map { String(format: "%.1f", $0) } ?? "–"
        return "\(rank). \(movie.title) (\(year))  \(rating)"
    }
}

/// The list as one JSON object.
final class JSONMovieListView: Screen, MovieListView {
    private let viewModel: any MovieListViewModel
    private var token: Cancellable?

    init(viewModel: any MovieListViewModel, console: Console) {
        self.viewModel = viewModel
        super.init(console: console)
    }

    override func viewDidLoad() {
        didTapOnReload()
    }

    override func viewWillAppear() {
        token = viewModel.movies.bind(to: self) { view, movies in view.show(movies.map(view.words)) }
    }

    override func viewDidDisappear() {
        token = nil
    }

    func didTapOnReload() {
        viewModel.fetchMovies()
    }

    func didTapOnMovie(at index: Int) {
        guard let movie = viewModel.movies.value.item(at: index) else { return }
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

    private func words(for movie: Movie) -> [String: String] {
        [
            "rank": movie.rank?.description ?? "–",
            "title": movie.title,
            "year": movie.year?.description ?? "–",
            "rating": movie.rating.map { String(format: "%.1f", $0) } ?? "–",
        ]
    }

    private struct Page: Encodable {
        let screen = "list"
        var movies: [[String: String]] = []
        var failure: String?
    }
}

/// The details as lines of text.
final class TextMovieDetailView: Screen {
    private let viewModel: any MovieDetailViewModel

    init(viewModel: any MovieDetailViewModel, console: Console) {
        self.viewModel = viewModel
        super.init(console: console)
    }

    override func viewWillAppear() {
        let movie = viewModel.movie
        let rank = movie.rank?.description ?? "–"
        let year = movie.year?.description ?? "–"
        console.write(heading: "\(rank). \(movie.title) (\(year))")
        console.write("Rating    \(movie.rating.map { String(format: "%.1f", $0) } ?? "–")")
        console.write("Votes     \(movie.votes?.formatted(.number.locale(Locale(identifier: "en_US"))) ?? "–")")
        console.write("Director  \(movie.director ?? "–")")
        console.write("Runtime   \(movie.runtimeMinutes.map { "\($0 / 60) h \($0 % 60) min" } ?? "–")")
        console.write("Genres    \(movie.genres.isEmpty ? "–" : movie.genres.joined(separator: ", "))")
    }
}

/// The details as one JSON object.
final class JSONMovieDetailView: Screen {
    private let viewModel: any MovieDetailViewModel

    init(viewModel: any MovieDetailViewModel, console: Console) {
        self.viewModel = viewModel
        super.init(console: console)
    }

    override func viewWillAppear() {
        let movie = viewModel.movie
        let words: [String: String] = [
            "rank": movie.rank?.description ?? "–",
            "title": movie.title,
            "year": movie.year?.description ?? "–",
            "rating": movie.rating.map { String(format: "%.1f", $0) } ?? "–",
            "votes": movie.votes?.formatted(.number.locale(Locale(identifier: "en_US"))) ?? "–",
            "director": movie.director ?? "–",
            "runtime": movie.runtimeMinutes.map { "\($0 / 60) h \($0 % 60) min" } ?? "–",
            "genres": movie.genres.isEmpty ? "–" : movie.genres.joined(separator: ", "),
        ]
        console.write(json: Page(movie: words))
    }

    private struct Page: Encodable {
        let screen = "detail"
        let movie: [String: String]
    }
}
