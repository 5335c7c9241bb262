import Binding
import ConsoleUI

final class TextMovieListView: Screen, MovieListView {
    private var token: Cancellable?
    private let presenter: any MovieListPresenter

    init(presenter: any MovieListPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    func didTapOnMovie(at index: Int) { presenter.didSelectMovie(at: index) }
    func didTapOnReload() { presenter.reload() }

    override func viewDidLoad() { didTapOnReload() }
    override func viewDidDisappear() { token = nil }
    override func viewWillAppear() {
        token = presenter.presentations.bind(to: self) { view, state in
            view.rowCount = state.items.count
            view.console.activity = state == .loading ? "Loading the movies" : nil
            for line in state.lines { view.console.write(line) }
        }
    }
}

extension MovieListState<MoviePresentation> {
    fileprivate var lines: [String] {
        switch self {
        case .loading: []
        case .empty: ["No movies to show"]
        case .failed(let reason): ["The movies could not be loaded. \(reason)"]
        case .loaded(let movies):
            ["Top Movies"] + movies.map { "\($0.rank). \($0.title) (\($0.year))  \($0.rating)" }
        }
    }
}
