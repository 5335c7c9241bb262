import Binding
import ConsoleUI
import Fetching
import MovieCatalog

extension MovieListModule {
    /// Returns a view wired as `makeView(on:)` does, with a report to `trace` at each hop between its layers.
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

/// An interactor that reports each hop.
private final class TracedInteractor: MovieListInteractor {
    let movies: Observable<LoadState<Movie>>
    private let interactor: any MovieListInteractor
    private let trace: (String) -> Void

    init(_ interactor: any MovieListInteractor, _ trace: @escaping (String) -> Void) {
        (self.interactor, self.trace) = (interactor, trace)
        movies = interactor.movies.map { movies in
            if movies != .loading { trace("Interactor ⇢ Presenter movies") }
            return movies
        }
    }

    func fetchMovies() {
        trace("Presenter → Interactor fetchMovies()")
        interactor.fetchMovies()
    }
}

/// A presenter that reports each hop.
private final class TracedPresenter: MovieListPresenter {
    let presentations: Observable<LoadState<MoviePresentation>>
    private let presenter: any MovieListPresenter
    private let trace: (String) -> Void

    init(_ presenter: any MovieListPresenter, _ trace: @escaping (String) -> Void) {
        (self.presenter, self.trace) = (presenter, trace)
        presentations = presenter.presentations.map { presentations in
            if presentations != .loading { trace("Presenter ⇢ View presentations") }
            return presentations
        }
    }

    func reload() {
        trace("View → Presenter reload()")
        presenter.reload()
    }

    func didSelectMovie(at index: Int) {
        trace("View → Presenter didSelectMovie(at:)")
        presenter.didSelectMovie(at: index)
    }
}

/// A router that reports each hop.
private final class TracedRouter: MovieListRouter {
    private let router: any MovieListRouter
    private let trace: (String) -> Void

    init(_ router: any MovieListRouter, _ trace: @escaping (String) -> Void) {
        (self.router, self.trace) = (router, trace)
    }

    func showDetailView(for movie: Movie) {
        trace("Presenter → Router showDetailView(for:)")
        router.showDetailView(for: movie)
    }
}
