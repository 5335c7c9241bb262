import Binding
import ConsoleProgram
import MovieCatalog
import Step1MVVM

/// A view model that tells of each call and each answer on its way through.
final class TracedViewModel: MovieListViewModel {
    let movies: Observable<MovieListState<Movie>>
    private let viewModel: any MovieListViewModel
    private let trace: Trace?

    init(_ viewModel: any MovieListViewModel, _ trace: Trace?) {
        self.viewModel = viewModel
        self.trace = trace
        movies = viewModel.movies.map { movies in
            if movies != .loading { trace?("ViewModel ⇢ View movies") }
            return movies
        }
    }

    func fetchMovies() {
        trace?("View → ViewModel fetchMovies()")
        viewModel.fetchMovies()
    }
}
