import Binding
import ConsoleUI

/// The list in its new design: the rating first, since that is what people look for.
final class RedesignedMovieListView: Screen, MovieListView {
    private let presenter: any MovieListPresenter
    private var subscription: Cancellable?

    init(presenter: any MovieListPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewDidLoad() {
        didTapOnReload()
    }

    override func viewWillAppear() {
        subscription = presenter.presentations.bind(to: self) { view, movies in view.show(movies.map(view.line)) }
    }

    override func viewDidDisappear() {
        subscription = nil
    }

    func didTapOnReload() {
        presenter.reload()
    }

    func didTapOnMovie(at index: Int) {
        presenter.didSelectMovie(at: index)
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
        "★ \(movie.rating)  \(movie.title) · \(movie.year) · no. \(movie.rank)"
    }
}
