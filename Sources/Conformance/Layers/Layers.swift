public import Binding
public import ConsoleUI
public import Fetching
public import MovieCatalog

/// The business layer alone, over a scripted service: the view model, or the interactor that it becomes.
public protocol BusinessLayer: AnyObject {
    /// Creates the layer.
    static func make(service: any MovieService, limit: Int) -> Self
    /// The top movies, or why there are none.
    var movies: Observable<LoadState<Movie>> { get }
    /// Fetches the movies.
    func fetchMovies()
}

/// The presenter alone, with the law's own business layer and router.
public protocol PresenterLayer: AnyObject {
    /// Creates the layer.
    static func make(over double: BusinessDouble) -> Self
    /// The formatted facts of each movie, by name.
    var labels: Observable<LoadState<[String: String]>> { get }
    /// Fetches the movies again.
    func reload()
    /// Returns the movie whose details open when the user taps the row at `index`, if any.
    func selection(of index: Int, over double: BusinessDouble) -> Movie?
}

/// A view alone, over the law's own business layer.
public protocol ViewLayer: Screen {
    /// Creates the view.
    static func make(over double: BusinessDouble, on console: Console) -> Self
    /// Called when the user taps Reload.
    func didTapOnReload()
}

/// The router alone, with a view that does nothing.
public protocol RouterLayer: AnyObject {
    /// Creates the router and its view, and returns both; the router doesn't retain the view.
    static func make(on console: Console) -> (router: any RouterLayer, view: Screen)
    /// Shows the details of `movie`.
    func showDetailView(for movie: Movie)
}

/// The layers of one step. A layer that the step doesn't have yet is nil.
public protocol StepLayers {
    /// The types of the views, by the console's format.
    typealias Views = (text: any ViewLayer.Type, json: any ViewLayer.Type)

    /// The view model or interactor.
    static var business: any BusinessLayer.Type { get }
    /// The presenter, from step 2 on.
    static var presenter: (any PresenterLayer.Type)? { get }
    /// The router, from step 3 on.
    static var router: (any RouterLayer.Type)? { get }
    /// The view for each of a console's formats.
    static var views: Views { get }
}
