public import Binding
public import ConsoleUI
public import Fetching
public import MovieCatalog

/// The layers of a step or of a participant's copy, each made on its own. A layer that isn't there yet is nil.
///
/// Names and initialisers are free, because each closure may contain an adapter.
public struct StepLayers: Sendable {
    /// Makes the view model or interactor on a service.
    public let business: (@MainActor (_ service: any MovieService, _ limit: Int) -> BusinessLayer)?
    /// Makes the list's presenter on doubles of the business layer and the router.
    public let presenter: (@MainActor (LayerDouble) -> PresenterLayer)?
    /// Makes the list's view, in the console's format, on a double of the layer below.
    public let view: (@MainActor (LayerDouble, Console) -> Screen)?
    /// Makes the list's router, with a view on the console.
    public let router: (@MainActor (Console) -> RouterLayer)?
    /// Makes the layers below the detail screen's view.
    public let detail: (@MainActor (Movie) -> DetailLayers)?

    /// Creates a collection of layers. Pass nil for a layer that isn't there yet.
    public init(
        business: (@MainActor (_ service: any MovieService, _ limit: Int) -> BusinessLayer)? = nil,
        presenter: (@MainActor (LayerDouble) -> PresenterLayer)? = nil,
        view: (@MainActor (LayerDouble, Console) -> Screen)? = nil,
        router: (@MainActor (Console) -> RouterLayer)? = nil,
        detail: (@MainActor (Movie) -> DetailLayers)? = nil
    ) {
        self.business = business
        self.presenter = presenter
        self.view = view
        self.router = router
        self.detail = detail
    }
}

/// The view model or interactor, alone. Its values are entities.
public struct BusinessLayer {
    let layer: Any
    let movies: Observable<LoadState<Movie>>
    let fetchMovies: () -> Void

    /// - Parameters:
    ///   - layer: The view model or interactor itself.
    ///   - movies: The top movies, or why there are none.
    ///   - fetchMovies: Fetches the movies.
    public init(
        _ layer: Any,
        movies: Observable<LoadState<Movie>>,
        fetchMovies: @escaping () -> Void
    ) {
        self.layer = layer
        self.movies = movies
        self.fetchMovies = fetchMovies
    }
}

/// The list's presenter, alone. What it offers a view is text.
public struct PresenterLayer {
    let layer: Any
    let presentations: Observable<LoadState<Any>>
    let reload: () -> Void
    let select: Selection

    /// What the presenter does when the user taps a row.
    enum Selection {
        /// Returns the movie, and the view shows its details.
        case returns((_ index: Int) -> Movie?)
        /// Asks the router to show the details.
        case routes((_ index: Int) -> Void)
    }

    /// Hands in a presenter without a router: the view asks for the tapped movie, and navigates.
    /// - Parameters:
    ///   - layer: The presenter itself.
    ///   - presentations: What the view shows: a value of any type for each movie.
    ///   - reload: Fetches the movies again.
    ///   - movie: Returns the movie at an index, or nil if there is none.
    public init<Presentation>(
        _ layer: Any,
        presentations: Observable<LoadState<Presentation>>,
        reload: @escaping () -> Void,
        movie: @escaping (_ index: Int) -> Movie?
    ) {
        self.init(layer, presentations, reload, .returns(movie))
    }

    /// Hands in a presenter with a router.
    /// - Parameters:
    ///   - layer: The presenter itself.
    ///   - presentations: What the view shows: a value of any type for each movie.
    ///   - reload: Fetches the movies again.
    ///   - didSelectMovie: Asks the router to show the movie at an index, if there is one.
    public init<Presentation>(
        _ layer: Any,
        presentations: Observable<LoadState<Presentation>>,
        reload: @escaping () -> Void,
        didSelectMovie: @escaping (_ index: Int) -> Void
    ) {
        self.init(layer, presentations, reload, .routes(didSelectMovie))
    }

    private init<Presentation>(
        _ layer: Any,
        _ presentations: Observable<LoadState<Presentation>>,
        _ reload: @escaping () -> Void,
        _ select: Selection
    ) {
        self.layer = layer
        self.presentations = presentations.map { state in
            state.map { $0 as Any }
        }
        self.reload = reload
        self.select = select
    }

    /// Whether the presenter asks a router to navigate.
    var hasRouter: Bool {
        switch select {
        case .returns: false
        case .routes: true
        }
    }
}

/// The list's router, alone, with a view to navigate from.
public struct RouterLayer {
    let layer: Any
    let view: Screen
    let showDetailView: (Movie) -> Void

    /// - Parameters:
    ///   - layer: The router itself, which doesn't keep the view alive.
    ///   - view: The view that the router navigates from.
    ///   - showDetailView: Shows the details of a movie.
    public init(_ layer: Any, from view: Screen, showDetailView: @escaping (Movie) -> Void) {
        self.layer = layer
        self.view = view
        self.showDetailView = showDetailView
    }
}

/// The layers below the detail screen's view, made for one movie.
public struct DetailLayers {
    let business: Any
    let movie: Movie
    let presenter: (layer: Any, presentation: Any)?

    /// Hands in the view model or interactor alone.
    /// - Parameters:
    ///   - business: The view model or interactor itself.
    ///   - movie: The movie that it holds.
    public init(business: Any, movie: Movie) {
        self.business = business
        self.movie = movie
        presenter = nil
    }

    /// Hands in the view model or interactor, and the presenter above it.
    /// - Parameters:
    ///   - business: The view model or interactor itself.
    ///   - movie: The movie that it holds.
    ///   - presenter: The presenter itself.
    ///   - presentation: What the view shows: a value of any type.
    public init(business: Any, movie: Movie, presenter: Any, presentation: Any) {
        self.business = business
        self.movie = movie
        self.presenter = (presenter, presentation)
    }
}
