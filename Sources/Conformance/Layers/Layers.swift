public import Binding
public import ConsoleUI
public import Fetching
public import MovieCatalog

/// The business layer alone, on a scripted service: the view model, or the interactor that it becomes.
public protocol BusinessLayer: AnyObject {
    /// The top movies, or why there are none.
    var movies: Observable<LoadState<Movie>> { get }
    /// Fetches the movies.
    func fetchMovies()
}

/// The presenter alone, with the law's own business layer and router.
public protocol PresenterLayer: AnyObject {
    /// The formatted facts of each movie, by name.
    var labels: Observable<LoadState<[String: String]>> { get }
    /// Fetches the movies again.
    func reload()
    /// Returns the movie whose details open when the user taps the row at `index`, if any.
    func selection(of index: Int, over double: BusinessDouble) -> Movie?
}

/// A presenter that forwards each tap to its router, from step 3 on.
public protocol RoutingPresenterLayer: PresenterLayer {
    /// Shows the details of the movie at `index`, if there is one.
    func didSelectMovie(at index: Int)
}

extension RoutingPresenterLayer {
    /// Returns the movie that the presenter asked the router for.
    public func selection(of index: Int, over double: BusinessDouble) -> Movie? {
        didSelectMovie(at: index)
        return double.routes.popLast()
    }
}

/// The router alone, with a view above the law's own business layer.
public protocol RouterLayer: AnyObject {
    /// Shows the details of `movie`.
    func showDetailView(for movie: Movie)
}

/// The functions that create each layer of a step on its own. A layer that the step doesn't have yet is nil.
public protocol StepLayers {
    /// Creates the business layer on a service.
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
    /// The views.
    static var view: MakeView { get }
}

extension StepLayers {
    /// There is no presenter yet.
    public static var presenter: MakePresenter? { nil }
    /// There is no router yet.
    public static var router: MakeRouter? { nil }
}
