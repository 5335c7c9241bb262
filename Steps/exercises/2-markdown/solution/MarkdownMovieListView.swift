import Binding
import ConsoleUI
import Fetching
import Foundation
import MovieCatalog

/// The list as Markdown.
final class MarkdownMovieListView: Screen, MovieListView {
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
        navigator?.push(MovieDetailModule(movie: movie).makeMarkdownView(on: console))
    }

    private func show(_ state: LoadState<Movie>) {
        console.activity = state.isLoading ? "Loading the movies" : nil
        rowCount = state.items.count
        switch state {
        case .loading: break
        case .loaded(let movies):
            console.write(heading: "# Top Movies")
            console.write("")
            for movie in movies {
                let rating = movie.rating.map { String(format: "%.1f", $0) } ?? "–"
                let year = movie.year?.description ?? "–"
                console.write(
                    "\(movie.rank?.description ?? "–"). **\(movie.title.escapingMarkdown)** (\(year)), \(rating)")
            }
        case .empty: console.write("No movies to show")
        case .failed(let reason): console.write("The movies could not be loaded. \(reason)")
        }
    }
}
