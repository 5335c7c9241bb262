public import ConsoleUI
public import MovieCatalog

/// What a step, or a participant's copy of one, must offer to be judged: its list, wired but for the view.
public protocol TopMoviesStep {
    /// Wires the layers below the view.
    static func make(service: any MovieService, limit: Int) -> Self
    /// Makes a view of the console's kind. Two calls make two views that show the same.
    func makeView(on console: Console) -> Screen
}
