import Fetching
import MovieCatalog
import Observation
import UIKit

struct Service: MovieService {
    func fetchMovies() async -> MovieFeed { MovieFeed(movies: [Movie(title: "Alien"), Movie(title: "Heat")]) }
}
weak var controllerLeft: UIViewController?
weak var presenterLeft: DefaultMovieListPresenter?
weak var observedLeft: Observed<LoadState<MoviePresentation>>?
func run() async {
    controllerLeft = MovieListModule.makeViewController(service: Service(), limit: 25)
    let path = MoviePath()
    let presenter = DefaultMovieListPresenter(
        router: SwiftUIMovieListRouter(path: path),
        interactor: DefaultMovieListInteractor(service: Service(), limit: 25))
    let observed = Observed(presenter.presentations)
    (presenterLeft, observedLeft) = (presenter, observed)
    print(observed.value == .loading)
    await withCheckedContinuation { continuation in
        withObservationTracking {
            _ = observed.value
        } onChange: {
            continuation.resume()
        }
        presenter.reload()
    }
    await Task.yield()
    print(observed.value.items.map(\.title))
    presenter.didSelectMovie(at: 1)
    presenter.didSelectMovie(at: 2)
    print(path.movies.map(\.title))
}
await run()
print(controllerLeft == nil, presenterLeft == nil, observedLeft == nil)
