import Binding
import ConsoleUI
import MovieCatalog

/// What both lists do, whatever they look like.
class ListScreen: Screen, MovieListView {
    private var tokens: [Cancellable] = []
    private let model: any MovieListViewModel

    init(_ model: any MovieListViewModel, console: Console) {
        self.model = model
        super.init(console: console)
    }

    func write(_ movies: [Movie]) {}
    func write(failure: String) {}

    override func viewDidLoad() { didTapOnReload() }
    override func viewDidDisappear() { tokens = [] }
    override func viewWillAppear() {
        model.movies.bind(to: self) { $0.show($1) }.store(in: &tokens)
    }

    func didTapOnReload() { model.fetchMovies() }

    func didTapOnMovie(at index: Int) {
        if let movie = model.movies.value.item(at: index) { showDetailView(for: movie) }
    }

    func showDetailView(for movie: Movie) {
        navigator?.push(MovieDetailModule.makeView(for: movie, on: console))
    }

    private func show(_ state: MovieListState<Movie>) {
        rowCount = state.items.count
        console.activity = state == .loading ? "Loading the movies" : nil
        switch state {
        case .loading: return
        case .failed(let reason): write(failure: reason)
        case .loaded, .empty: write(state.items)
        }
    }
}

final class TextMovieListView: ListScreen {
    override func write(failure: String) {
        console.write("The movies could not be loaded. \(failure)")
    }

    override func write(_ movies: [Movie]) {
        guard !movies.isEmpty else { return console.write("No movies to show") }
        console.write(heading: "Top Movies")
        for movie in movies {
            let year = "(\(Words.fact(movie.year)))"
            console.write("\(Words.fact(movie.rank)). \(movie.title) \(year)  \(Words.rating(of: movie))")
        }
    }
}

final class JSONMovieListView: ListScreen {
    override func write(failure: String) { console.write(json: Page(failure: failure)) }

    override func write(_ movies: [Movie]) {
        console.write(
            json: Page(movies: movies.map { Dictionary(Words.all(of: $0).prefix(4)) { first, _ in first } }))
    }

    private struct Page: Encodable {
        let screen = "list"
        var movies: [[String: String]] = []
        var failure: String?
    }
}
