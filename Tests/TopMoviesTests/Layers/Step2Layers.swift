import Binding
import Conformance
import ConsoleUI
import Fetching
import MovieCatalog

@testable import Step2Presenter

/// The layers of this step, each to be tested on its own.
enum Step2Layers: StepLayers {
    static let business: MakeBusiness = DefaultMovieListViewModel.init
    static let presenter: MakePresenter? = DefaultMovieListPresenter.init

    static let view: MakeView = { double, console in
        let presenter = DoublePresenter(double)
        return console.format == .text
            ? TextMovieListView(presenter: presenter, console: console)
            : JSONMovieListView(presenter: presenter, console: console)
    }
}

extension DefaultMovieListViewModel: BusinessLayer {}
extension BusinessDouble: MovieListViewModel {}

extension DefaultMovieListPresenter: PresenterLayer {
    var labels: Observable<LoadState<[String: String]>> { presentations.map { $0.map(\.factsByName) } }
    func selection(of index: Int, over double: BusinessDouble) -> Movie? { movie(at: index) }
}

private final class DoublePresenter: MovieListPresenter {
    private let double: BusinessDouble

    init(_ double: BusinessDouble) { self.double = double }

    var presentations: Observable<LoadState<MoviePresentation>> { double.movies.map { $0.map(MoviePresentation.init) } }
    func reload() { double.fetchMovies() }
    func movie(at index: Int) -> Movie? { nil }
}

extension MoviePresentation {
    var factsByName: [String: String] {
        let most = ["rank": rank, "title": title, "year": year, "rating": rating, "votes": votes, "director": director]
        return most.merging(["runtime": runtime, "genres": genres]) { $1 }
    }
}
