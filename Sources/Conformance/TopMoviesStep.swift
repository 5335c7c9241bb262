public import ConsoleUI
public import MovieCatalog

/// A step's list, or a participant's copy of it, as the laws (our tests of behaviour) need it: wired up to the view.
public protocol TopMoviesStep {
    /// Creates the layers that all views share.
    init(service: any MovieService, limit: Int)
    /// Creates a view in the console's format. Two calls return two views that show the same movies.
    func makeView(on console: Console) -> Screen
}
