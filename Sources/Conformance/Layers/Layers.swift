public import ConsoleUI
public import MovieCatalog

/// How far a list has come, as a law sees it, whatever a step calls it.
public enum SeenState<Item: Equatable>: Equatable {
    /// An answer is awaited.
    case loading
    /// There are items.
    case loaded([Item])
    /// There is an answer, with nothing in it.
    case empty
    /// There is no answer, for this reason.
    case failed(String)
}

/// The business layer alone, over a scripted service: the view model, or the interactor that it becomes.
public protocol BusinessLayer: AnyObject {
    /// Makes the layer.
    static func make(service: any MovieService, limit: Int) -> Self
    /// Asks for the movies.
    func fetch()
    /// Observes the movies as long as the token lives.
    func observe(_ body: @escaping (SeenState<Movie>) -> Void) -> AnyObject
}

/// The presenter alone, over a business layer and beside a router that the law plays.
public protocol PresenterLayer: AnyObject {
    /// Makes the layer.
    static func make(over below: PlayedLayer) -> Self
    /// Delivers the wish to reload.
    func deliverReload()
    /// The movie whose details a choice leads to, or nil where it leads nowhere.
    func selection(of index: Int, below: PlayedLayer) -> Movie?
    /// Observes the words of each movie, by fact, as long as the token lives.
    func observe(_ body: @escaping (SeenState<[String: String]>) -> Void) -> AnyObject
}

/// A view alone, over a layer that the law plays.
public protocol ViewLayer: Screen {
    /// Makes the view.
    static func make(over below: PlayedLayer, on console: Console) -> Self
    /// Taps on reload.
    func tapOnReload()
}

/// The router alone, with a view that the law plays.
public protocol RouterLayer: AnyObject {
    /// Makes the router for a view that does nothing, which is returned with it, and not kept.
    static func make(on console: Console) -> (router: any RouterLayer, view: Screen)
    /// Shows the details of a movie.
    func show(_ movie: Movie)
}

/// The layers of one step. A layer that the step does not have yet is nil.
public protocol StepLayers {
    /// The view model or interactor.
    static var business: any BusinessLayer.Type { get }
    /// The presenter, from step 2 on.
    static var presenter: (any PresenterLayer.Type)? { get }
    /// The router, from step 3 on.
    static var router: (any RouterLayer.Type)? { get }
    /// The view for a kind of console.
    static func view(_ format: Console.Format) -> any ViewLayer.Type
}
