import Binding
import ConsoleUI
import Fetching
import MovieCatalog

extension MovieListModule {
    /// Returns a view wired as `makeView(on:)` does, with a report to `trace` at each hop between its layers.
    public static func makeView(
        service: any MovieService, limit: Int, on console: Console, trace: @escaping (String) -> Void
    ) -> Screen {
        let viewModel = TracedViewModel(DefaultMovieListViewModel(service: service, limit: limit), trace)
        let view: any MovieListView =
            switch console.format {
            case .text: TextMovieListView(viewModel: viewModel, console: console)
            case .json: JSONMovieListView(viewModel: viewModel, console: console)
            }
        return view
    }
}

/// A view model that reports each hop.
private final class TracedViewModel: MovieListViewModel {
    let movies: Observable<LoadState<Movie>>
    private let viewModel: any MovieListViewModel
    private let trace: (String) -> Void

    init(_ viewModel: any MovieListViewModel, _ trace: @escaping (String) -> Void) {
        (self.viewModel, self.trace) = (viewModel, trace)
        movies = viewModel.movies.map { movies in
            if movies != .loading { trace("ViewModel ⇢ View movies") }
            return movies
        }
    }

    func fetchMovies() {
        trace("View → ViewModel fetchMovies()")
        viewModel.fetchMovies()
    }
}
