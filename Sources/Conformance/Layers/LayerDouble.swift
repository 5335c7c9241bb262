public import Binding
public import Fetching
public import MovieCatalog

/// The test doubles around the layer under test, in one object.
///
/// As the business layer, it counts requests and publishes the states that the law sends. As the router, it records each
/// movie that it's asked to show. As the presenter, it takes taps, and offers the movies to be formatted for the view.
public final class LayerDouble {
    /// The number of requests for the movies.
    public private(set) var requests = 0
    /// The movies whose details were asked for, in order.
    public private(set) var routes: [Movie] = []
    /// The movies, as a business layer publishes them.
    public var movies: Observable<LoadState<Movie>> { state.observable }

    /// Whether a movie can be asked for. Without a tap on a row, a view has no reason to.
    var offersMovies = true
    private let state = Subject(LoadState<Movie>.loading)

    /// Creates a double whose movies are loading.
    public init() {}

    /// Counts a request, as the business layer.
    public func fetchMovies() { requests += 1 }

    /// Counts a request, as the presenter.
    public func reload() { requests += 1 }

    /// Records the movie, as the router.
    public func showDetailView(for movie: Movie) { routes.append(movie) }

    /// Records the movie at `index`, if there is one, as a presenter that has a router.
    public func didSelectMovie(at index: Int) {
        if let movie = state.value.item(at: index) { routes.append(movie) }
    }

    /// Returns the movie at `index`, or nil if there is none, as a presenter without a router.
    public func movie(at index: Int) -> Movie? { offersMovies ? state.value.item(at: index) : nil }

    func send(_ state: LoadState<Movie>) { self.state.send(state) }

    func forgetRoutes() { routes = [] }
}
