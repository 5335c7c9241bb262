public import ConsoleUI
public import MovieCatalog

/// The composition root of the list: the only place that knows which types stand behind the contracts.
public struct MovieListModule {
    private let viewModel: any MovieListViewModel

    /// Wires the layers below the view, each of which the caller may wrap in one of its own.
    public init(
        service: any MovieService, limit: Int,
        wrapViewModel: (any MovieListViewModel) -> any MovieListViewModel = { $0 }
    ) {
        viewModel = wrapViewModel(RankedMovies(service: service, limit: limit))
    }

    /// Makes a view of the console's kind. Two calls make two views that show the same.
    public func makeView(on console: Console) -> Screen {
        let view: any MovieListView =
            switch console.format {
            case .text: TextMovieListView(viewModel, console: console)
            case .json: JSONMovieListView(viewModel, console: console)
            }
        view.commands = [
            Command("reload", "fetch the movies again") { [weak view] in view?.didTapOnReload() },
            Command("open", "show the details of movie N") { [weak view] row in view?.didTapOnMovie(at: row) },
        ]
        return view
    }
}
