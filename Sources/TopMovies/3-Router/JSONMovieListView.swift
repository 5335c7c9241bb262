import Binding
import ConsoleUI
import Fetching

/// The list as one JSON object.
final class JSONMovieListView: Screen, MovieListView {
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

    func didTapOnMovie(at index: Int) { presenter.didSelectMovie(at: index) }

    private func show(_ state: LoadState<MoviePresentation>) {
        console.activity = state.isLoading ? "Loading the movies" : nil
        rowCount = state.items.count
        switch state {
        case .loading: break
        case .loaded(let movies):
            let rows = movies.map { ["rank": $0.rank, "title": $0.title, "year": $0.year, "rating": $0.rating] }
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
