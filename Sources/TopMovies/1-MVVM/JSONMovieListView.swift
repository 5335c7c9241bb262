import Binding
import ConsoleUI
import Fetching
import Foundation
import MovieCatalog

/// The list as one JSON object.
final class JSONMovieListView: Screen, MovieListView {
    private let viewModel: any MovieListViewModel
    private var subscription: Cancellable?

    init(viewModel: any MovieListViewModel, console: Console) {
        self.viewModel = viewModel
        super.init(console: console)
    }

    override func viewDidLoad() {
        commands = [
            Command("reload", "fetch the movies again") { [weak self] in self?.didTapOnReload() },
            Command("open", "show the details of movie N") { [weak self] row in self?.didTapOnMovie(at: row) },
        ]
        didTapOnReload()
    }

    override func viewWillAppear() {
        subscription = viewModel.movies.bind(to: self) { view, movies in view.show(movies) }
    }

    override func viewDidDisappear() { subscription = nil }

    func didTapOnReload() { viewModel.fetchMovies() }

    func didTapOnMovie(at index: Int) {
        guard let movie = viewModel.movies.value.item(at: index) else { return }
        showDetailView(for: movie)
    }

    func showDetailView(for movie: Movie) {
        navigator?.push(MovieDetailModule(movie: movie).makeView(on: console))
    }

    private func show(_ state: LoadState<Movie>) {
        console.activity = state.isLoading ? "Loading the movies" : nil
        rowCount = state.items.count
        switch state {
        case .loading: break
        case .loaded(let movies):
            let rows: [[String: String]] = movies.map {
                [
                    "rank": $0.rank?.description ?? "–", "title": $0.title, "year": $0.year?.description ?? "–",
                    "rating": $0.rating.map { String(format: "%.1f", $0) } ?? "–",
                ]
            }
            console.write(json: Page(movies: rows))
        case .empty: console.write(json: Page())
        case .failed(let reason): console.write(json: Page(failure: reason))
        }
    }

    private struct Page: Encodable {
        let screen = "list"
        var movies: [[String: String]] = []
        var failure: String?
    }
}
