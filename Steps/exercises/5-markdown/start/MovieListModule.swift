public import ConsoleUI
public import MovieCatalog

/// The composition root of the list: the only place that knows which types stand behind the contracts.
public struct MovieListModule {
    private let presenter: any MovieListPresenter
    private let router: TopMovieListRouter

    /// Wires the layers below the view, each of which the caller may wrap in one of its own.
    public init(
        service: any MovieService, limit: Int,
        wrapInteractor: (any MovieListInteractor) -> any MovieListInteractor = { $0 },
        wrapRouter: (any MovieListRouter) -> any MovieListRouter = { $0 },
        wrapPresenter: (any MovieListPresenter) -> any MovieListPresenter = { $0 }
    ) {
        let interactor = wrapInteractor(TopMovieListInteractor(service: service, limit: limit))
        router = TopMovieListRouter()
        presenter = wrapPresenter(TopMovieListPresenter(router: wrapRouter(router), interactor: interactor))
    }

    /// Makes a view of the console's kind. Two calls make two views that show the same.
    public func makeView(on console: Console) -> Screen {
        switch console.format {
        case .text: wired(TextMovieListView(presenter: presenter, console: console))
        case .json: wired(JSONMovieListView(presenter: presenter, console: console))
        }
    }

    /// Makes a view that writes Markdown.
    public func makeMarkdownView(on console: Console) -> Screen {
        // Exercise: there is no such view yet.
        wired(TextMovieListView(presenter: presenter, console: console))
    }

    /// Gives `view` its commands.
    private func wired(_ view: any MovieListView) -> Screen {
        view.commands = [
            Command("reload", "fetch the movies again") { [weak view] in view?.didTapOnReload() },
            Command("open", "show the details of movie N") { [weak view, router] row in
                router.view = view
                view?.didTapOnMovie(at: row)
            },
        ]
        return view
    }
}
