public import Binding
public import Fetching
public import MovieCatalog

/// The test doubles around the layer under test, in one object: a business layer that counts requests and publishes the
/// states that the law sends, and a router that records each movie it's asked to show.
public final class BusinessDouble {
    /// The number of requests for the movies.
    public private(set) var requests = 0
    /// The movies whose details the presenter asked the router to show.
    public var routes: [Movie] = []
    /// The movies, to be published by a step's own double of the business layer.
    public var movies: Observable<LoadState<Movie>> { state.observable }
    private let state = Subject(LoadState<Movie>.loading)

    /// Counts a request.
    public func fetchMovies() { requests += 1 }

    /// Records the movie.
    public func showDetailView(for movie: Movie) { routes.append(movie) }

    func send(_ state: LoadState<Movie>) { self.state.send(state) }
}
