public import ConsoleUI
public import MovieCatalog

/// The parts that a step, or a participant's copy of one, must provide for the laws: its list, wired up to the view.
public protocol TopMoviesStep {
    /// Wires the layers below the view.
    init(service: any MovieService, limit: Int)
    /// Creates a view in the console's format. Two calls return two views that show the same movies.
    func makeView(on console: Console) -> Screen
}
