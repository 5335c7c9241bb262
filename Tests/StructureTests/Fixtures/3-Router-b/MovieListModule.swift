public import ConsoleUI
public import MovieCatalog

/// Wires the list.
public final class MovieListModule {
    private let presenter: any MovieListPresenter
    private let current: Current

    /// As everywhere.
    public init(
        service: any MovieService, limit: Int,
        wrapViewModel: (any MovieListViewModel) -> any MovieListViewModel = { $0 },
        wrapRouter: (any MovieListRouter) -> any MovieListRouter = { $0 },
        wrapPresenter: (any MovieListPresenter) -> any MovieListPresenter = { $0 }
    ) {
        let current = Current()
        let router = wrapRouter(Way { [weak current] in current?.screen })
        let viewModel = wrapViewModel(TopMovieListViewModel(service: service, limit: limit))
        self.current = current
        presenter = wrapPresenter(TopMovieListPresenter(router: router, viewModel: viewModel))
    }

    /// As everywhere.
    public func makeView(on console: Console) -> Screen {
        let view: any MovieListView
        switch console.format {
        case .json: view = JSONMovieListView(presenter: presenter, console: console)
        case .text: view = TextMovieListView(presenter: presenter, console: console)
        }
        current.screen = view
        view.commands = [
            Command("reload", "fetch the movies again") { [weak view] in view?.didTapOnReload() },
            Command("open", "show the details of movie N") { [weak view] row in view?.didTapOnMovie(at: row) },
        ]
        return view
    }

    private final class Current { weak var screen: Screen? }
}

/// Leads on from whichever screen `from` says.
private final class Way: MovieListRouter {
    private let from: () -> Screen?

    init(from: @escaping () -> Screen?) { self.from = from }

    func showDetailView(for movie: Movie) {
        guard let screen = from(), let navigator = screen.navigator else { return }
        let details = MovieDetailModule.makeView(for: movie, on: screen.console)
        navigator.push(details)
    }
}
