import Binding
import Conformance
import ConsoleUI
import Fetching
import MovieCatalog

@testable import Step4Interactor

/// The layers of this step, each to be tested on its own.
enum Step4Layers: StepLayers {
    static let business: MakeBusiness = DefaultMovieListInteractor.init
    static let presenter: MakePresenter? = { DefaultMovieListPresenter(router: $0, interactor: $0) }

    static let router: MakeRouter? = { double, console in
        let router = DefaultMovieListRouter()
        let view = TextMovieListView(presenter: DoublePresenter(double), console: console)
        router.view = view
        return (router, view)
    }

    static let view: MakeView = { double, console in
        let presenter = DoublePresenter(double)
        return console.format == .text
            ? TextMovieListView(presenter: presenter, console: console)
            : JSONMovieListView(presenter: presenter, console: console)
    }
}

extension DefaultMovieListInteractor: BusinessLayer {}
extension DefaultMovieListRouter: RouterLayer {}
extension BusinessDouble: MovieListInteractor, MovieListRouter {}

extension DefaultMovieListPresenter: @MainActor RoutingPresenterLayer {
    var labels: Observable<LoadState<[String: String]>> { presentations.map { $0.map(\.factsByName) } }
}

private final class DoublePresenter: MovieListPresenter {
    private let double: BusinessDouble

    init(_ double: BusinessDouble) { self.double = double }

    var presentations: Observable<LoadState<MoviePresentation>> { double.movies.map { $0.map(MoviePresentation.init) } }
    func reload() { double.fetchMovies() }
    func didSelectMovie(at index: Int) {}
}

extension MoviePresentation {
    var factsByName: [String: String] {
        let most = ["rank": rank, "title": title, "year": year, "rating": rating, "votes": votes, "director": director]
        return most.merging(["runtime": runtime, "genres": genres]) { $1 }
    }
}
