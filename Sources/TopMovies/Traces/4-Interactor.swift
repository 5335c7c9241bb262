import Binding
import ConsoleUI
import Fetching
import MovieCatalog

extension MovieListModule {
    /// Returns a view wired as in `makeView(on:)`. Reports its layers' calls and values, except loading, to `trace`.
    public static func makeView(
        service: any MovieService, limit: Int, on console: Console, trace: @escaping (String) -> Void
    ) -> Screen {
        let interactor = TracedInteractor(DefaultMovieListInteractor(service: service, limit: limit), trace)
        let router = DefaultMovieListRouter()
        let presenter = TracedPresenter(
            DefaultMovieListPresenter(router: TracedRouter(router, trace), interactor: interactor), trace)
        let view: any MovieListView =
            switch console.format {
            case .text: TextMovieListView(presenter: presenter, console: console)
            case .json: JSONMovieListView(presenter: presenter, console: console)
            }
        router.view = view
        return view
    }
}

private final class TracedInteractor: Traced<any MovieListInteractor>, MovieListInteractor {
    private(set) lazy var movies = layer.movies.map(passing("Interactor ⇢ Presenter movies", unless: \.isLoading))

    func fetchMovies() { calling("Presenter → Interactor fetchMovies()").fetchMovies() }
}

private final class TracedPresenter: Traced<any MovieListPresenter>, MovieListPresenter {
    private(set) lazy var presentations = layer.presentations.map(
        passing("Presenter ⇢ View presentations", unless: \.isLoading))

    func reload() { calling("View → Presenter reload()").reload() }

    func didSelectMovie(at index: Int) { calling("View → Presenter didSelectMovie(at:)").didSelectMovie(at: index) }
}

private final class TracedRouter: Traced<any MovieListRouter>, MovieListRouter {
    func showDetailView(for movie: Movie) {
        calling("Presenter → Router showDetailView(for:)").showDetailView(for: movie)
    }
}
