public import Binding
public import ConsoleUI
public import Fetching
public import MovieCatalog

/// The business layer alone (the view model or, in step 4, the interactor), with a scripted service.
public protocol BusinessLayer: AnyObject {
    /// The top movies, or why there are none.
    var movies: Observable<LoadState<Movie>> { get }
    /// Fetches the movies.
    func fetchMovies()
}

/// The presenter alone, with test doubles of the business layer and the router.
public protocol PresenterLayer: AnyObject {
    /// Each movie's formatted facts, keyed by their names.
    var labels: Observable<LoadState<[String: String]>> { get }
    /// Fetches the movies again.
    func reload()
    /// Returns the movie whose details open when the user taps the row at `index`, if any.
    func selection(of index: Int, over double: BusinessDouble) -> Movie?
}

/// A presenter that forwards each tap on a movie to its router, as in steps 3 and 4.
public protocol RoutingPresenterLayer: PresenterLayer {
    /// Shows the details of the movie at `index`, if there is one.
    func didSelectMovie(at index: Int)
}

extension RoutingPresenterLayer {
    /// Selects the movie at `index`, and returns the movie that the presenter then asks the router to show.
    public func selection(of index: Int, over double: BusinessDouble) -> Movie? {
        didSelectMovie(at: index)
        return double.routes.popLast()
    }
}

/// The router alone, with a view above a test double of the business layer.
public protocol RouterLayer: AnyObject {
    /// Shows the details of `movie`.
    func showDetailView(for movie: Movie)
}

/// The functions that create each layer of a step on its own, or nil for a layer that the step doesn't have yet.
public protocol StepLayers {
    /// Creates the business layer with a service.
    typealias MakeBusiness = @MainActor (_ service: any MovieService, _ limit: Int) -> any BusinessLayer
    /// Creates the presenter.
    typealias MakePresenter = @MainActor (BusinessDouble) -> any PresenterLayer
    /// Creates the router and its view, and returns both; the router doesn't retain the view.
    typealias MakeRouter = @MainActor (BusinessDouble, Console) -> (router: any RouterLayer, view: Screen)
    /// Creates the view for the console's format.
    typealias MakeView = @MainActor (BusinessDouble, Console) -> Screen
    /// The view model or interactor.
    static var business: MakeBusiness { get }
    /// The presenter, from step 2 on.
    static var presenter: MakePresenter? { get }
    /// The router, from step 3 on.
    static var router: MakeRouter? { get }
    /// The view for each format.
    static var view: MakeView { get }
}

extension StepLayers {
    /// Nil: a step has no presenter by default.
    public static var presenter: MakePresenter? { nil }
    /// Nil: a step has no router by default.
    public static var router: MakeRouter? { nil }
}
