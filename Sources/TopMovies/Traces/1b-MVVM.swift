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
        return switch console.format {
        case .text: TextMovieListView(viewModel: viewModel, console: console)
        case .json: JSONMovieListView(viewModel: viewModel, console: console)
        }
    }
}

private final class TracedViewModel: Traced<any MovieListViewModel>, MovieListViewModel {
    private(set) lazy var presentations = layer.presentations.map(
        passing("ViewModel ⇢ View presentations", unless: \.isLoading))

    func reload() { calling("View → ViewModel reload()").reload() }

    func movie(at index: Int) -> Movie? { calling("View → ViewModel movie(at:)").movie(at: index) }
}
