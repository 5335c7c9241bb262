import Binding
import ConsoleUI
import Fetching

/// The list in its new design: the rating first, because that is what people look for.
final class RedesignedMovieListView: Screen, MovieListView {
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
            console.write(heading: "Top Movies")
            for movie in movies {
                console.write("★ \(movie.rating)  \(movie.title) · \(movie.year) · no. \(movie.rank)")
            }
        case .empty: console.write("No movies to show")
        case .failed(let reason): console.write("The movies could not be loaded. \(reason)")
        }
    }
}
