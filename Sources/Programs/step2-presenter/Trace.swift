import Binding
import ConsoleProgram
import MovieCatalog
import Step2Presenter

/// A view model that tells of each call and each answer on its way through.
final class TracedViewModel: MovieListViewModel {
    let movies: Observable<MovieListState<Movie>>
    private let viewModel: any MovieListViewModel
    private let trace: Trace?

    init(_ viewModel: any MovieListViewModel, _ trace: Trace?) {
        self.viewModel = viewModel
        self.trace = trace
        movies = viewModel.movies.map { movies in
            if movies != .loading { trace?("ViewModel ⇢ Presenter movies") }
            return movies
        }
    }

    func fetchMovies() {
        trace?("Presenter → ViewModel fetchMovies()")
        viewModel.fetchMovies()
    }
}

/// A presenter that tells of each call and each answer on its way through.
final class TracedPresenter: MovieListPresenter {
    let presentations: Observable<MovieListState<MoviePresentation>>
    private let presenter: any MovieListPresenter
    private let trace: Trace?

    init(_ presenter: any MovieListPresenter, _ trace: Trace?) {
        self.presenter = presenter
        self.trace = trace
        presentations = presenter.presentations.map { presentations in
            if presentations != .loading { trace?("Presenter ⇢ View presentations") }
            return presentations
        }
    }

    func reload() {
        trace?("View → Presenter reload()")
        presenter.reload()
    }

    func movie(at index: Int) -> Movie? {
        trace?("View → Presenter movie(at:)")
        return presenter.movie(at: index)
    }
}
