import Binding
import ConsoleUI
import Fetching
import MovieCatalog

extension MovieListModule {
    /// Returns a view wired as in `makeView(on:)`. Reports its layers' calls and values, except loading, to `trace`.
    public static func makeView(
        service: any MovieService, limit: Int, on console: Console, trace: @escaping (String) -> Void
    ) -> Screen {
        let viewModel = TracedViewModel(DefaultMovieListViewModel(service: service, limit: limit), trace)
        let presenter = TracedPresenter(DefaultMovieListPresenter(viewModel: viewModel), trace)
        return switch console.format {
        case .text: TextMovieListView(presenter: presenter, console: console)
        case .json: JSONMovieListView(presenter: presenter, console: console)
        }
    }
}

private final class TracedViewModel: Traced<any MovieListViewModel>, MovieListViewModel {
    private(set) lazy var movies = layer.movies.map(passing("ViewModel ⇢ Presenter movies", unless: \.isLoading))

    func fetchMovies() { calling("Presenter → ViewModel fetchMovies()").fetchMovies() }
}

private final class TracedPresenter: Traced<any MovieListPresenter>, MovieListPresenter {
    private(set) lazy var presentations = layer.presentations.map(
        passing("Presenter ⇢ View presentations", unless: \.isLoading))

    func reload() { calling("View → Presenter reload()").reload() }

    func movie(at index: Int) -> Movie? { calling("View → Presenter movie(at:)").movie(at: index) }
}
