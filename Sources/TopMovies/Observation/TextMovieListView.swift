import ConsoleUI
import Fetching

/// The list as lines of text.
final class TextMovieListView: Screen, MovieListView {
    private let presenter: any MovieListPresenter
    private var tracking: Tracking?

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
        tracking = Tracking(for: self) { view in view.show(view.presenter.presentations.map(view.line)) }
    }

    override func viewDidDisappear() { tracking = nil }

    func didTapOnReload() { presenter.reload() }

    func didTapOnMovie(at index: Int) { presenter.didSelectMovie(at: index) }

    private func show(_ state: LoadState<String>) {
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
