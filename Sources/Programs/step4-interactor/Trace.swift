import Binding
import ConsoleProgram
import MovieCatalog
import Step4Interactor

/// An interactor that tells of each call and each answer on its way through.
final class TracedInteractor: MovieListInteractor {
    let movies: Observable<MovieListState<Movie>>
    private let interactor: any MovieListInteractor
    private let trace: Trace?

    init(_ interactor: any MovieListInteractor, _ trace: Trace?) {
        self.interactor = interactor
        self.trace = trace
        movies = interactor.movies.map { movies in
            if movies != .loading { trace?("Interactor ⇢ Presenter movies") }
            return movies
        }
    }

    func fetchMovies() {
        trace?("Presenter → Interactor fetchMovies()")
        interactor.fetchMovies()
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

    func didSelectMovie(at index: Int) {
        trace?("View → Presenter didSelectMovie(at:)")
        presenter.didSelectMovie(at: index)
    }
}

/// A router that tells of each call on its way through.
final class TracedRouter: MovieListRouter {
    private let router: any MovieListRouter
    private let trace: Trace?

    init(_ router: any MovieListRouter, _ trace: Trace?) {
        self.router = router
        self.trace = trace
    }

    func showDetailView(for movie: Movie) {
        trace?("Presenter → Router showDetailView(for:)")
        router.showDetailView(for: movie)
    }
}
