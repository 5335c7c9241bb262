import Binding
import ConsoleUI
import MovieCatalog

final class JSONMovieDetailView: Screen {
    private let page: Page

    init(presenter: any MovieDetailPresenter, console: Console) {
        page = Page(movie: presenter.presentation)
        super.init(console: console)
    }

    override func viewWillAppear() { console.write(json: page) }

    private struct Page: Encodable {
        let screen = "detail"
        let movie: MoviePresentation
    }
}

final class JSONMovieListView: Screen {
    private var shown: Cancellable?
    private let source: any MovieListPresenter

    init(presenter: any MovieListPresenter, console: Console) {
        source = presenter
        super.init(console: console)
    }

    override func viewDidDisappear() { shown?.cancel() }
    override func viewDidLoad() { source.reload() }
    override func viewWillAppear() {
        shown = source.presentations.bind(to: self) { $0.show($1) }
    }

    private func show(_ state: MovieListState<MoviePresentation>) {
        rowCount = state.items.count
        console.activity = state == .loading ? "Loading the movies" : nil
        if case .failed(let reason) = state { return console.write(json: Page(failure: reason)) }
        guard state != .loading else { return }
        console.write(json: Page(movies: state.items.map(Row.init)))
    }
}

extension JSONMovieListView: MovieListView {
    func didTapOnReload() { source.reload() }

    func didTapOnMovie(at index: Int) {
        source.movie(at: index).map(showDetailView)
    }

    func showDetailView(for movie: Movie) {
        let details = MovieDetailModule.makeView(for: movie, on: console)
        navigator?.push(details)
    }
}

private struct Page: Encodable {
    let screen = "list"
    var movies: [Row] = []
    var failure: String?
}

private struct Row: Encodable {
    let rank, title, year, rating: String

    init(_ movie: MoviePresentation) {
        (rank, title, year, rating) = (movie.rank, movie.title, movie.year, movie.rating)
    }
}
