public import MovieCatalog

/// The layer below the one that is judged, played by a law: it records what it is asked, and says what it is told to.
public final class PlayedLayer {
    /// How many times it was asked to fetch or reload.
    public private(set) var requests = 0
    /// The movies whose details were asked for, where there is a router.
    public var routes: [Movie] = []
    /// What it says now.
    public private(set) var state = SeenState<Movie>.loading
    /// Hears what it says from now on: set by the step's double.
    public var listener: (SeenState<Movie>) -> Void = { _ in }

    /// Takes a request.
    public func request() {
        requests += 1
    }

    func say(_ state: SeenState<Movie>) {
        self.state = state
        listener(state)
    }
}
