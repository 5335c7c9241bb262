import Binding
import ConsoleUI
import Fetching
import MovieCatalog

/// The list as lines of text.
final class TextMovieListView: Screen, MovieListView {
    private let presenter: any MovieListPresenter
    private var subscription: Cancellable?

    init(presenter: any MovieListPresenter, console: Console) {
        self.presenter = presenter
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
        subscription = presenter.presentations.bind(to: self) { view, movies in view.show(movies) }
    }

    override func viewDidDisappear() { subscription = nil }

    func didTapOnReload() { presenter.reload() }

    func didTapOnMovie(at index: Int) {
        guard let movie = presenter.movie(at: index) else { return }
        showDetailView(for: movie)
    }

    func showDetailView(for movie: Movie) {
        navigator?.push(MovieDetailModule(movie: movie).makeView(on: console))
    }

    private func show(_ state: LoadState<MoviePresentation>) {
        console.activity = state.isLoading ? "Loading the movies" : nil
        rowCount = state.items.count
        switch state {
        case .loading: break
        case .loaded(let movies):
            console.write(heading: "Top Movies")
            for movie in movies {
                console.write("\(movie.rank). \(movie.title) (\(movie.year))  \(movie.rating)")
            }
        case .empty: console.write("No movies to show")
        case .failed(let reason): console.write("The movies could not be loaded. \(reason)")
        }
    }
}
