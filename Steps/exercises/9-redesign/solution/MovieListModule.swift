import ConsoleUI
import MovieCatalog

/// The composition root of the list: creates the layers and wires them.
public struct MovieListModule {
    private let interactor: any MovieListInteractor

    /// Creates the business layer, which all views of the list share.
    public init(service: any MovieService, limit: Int) {
        interactor = DefaultMovieListInteractor(service: service, limit: limit)
    }

    /// A design of the list.
    public enum Variant: Sendable {
        /// The one that everybody knows.
        case a
        /// The new one.
        case b
    }

    /// Returns a view of the console's format, with layers of its own above the business layer.
    public func makeView(on console: Console) -> Screen {
        makeView(on: console, variant: .a)
    }

    /// Returns a view of the console's format, in one of two designs.
    public func makeView(on console: Console, variant: Variant) -> Screen {
        switch (console.format, variant) {
        case (.text, .a): wired { TextMovieListView(presenter: $0, console: console) }
        case (.text, .b): wired { RedesignedMovieListView(presenter: $0, console: console) }
        case (.json, _): wired { JSONMovieListView(presenter: $0, console: console) }
        }
    }

    /// Wires a view with a presenter and a router of its own.
    private func wired(_ makeView: (any MovieListPresenter) -> any MovieListView) -> Screen {
        let router = DefaultMovieListRouter()
        let view = makeView(DefaultMovieListPresenter(router: router, interactor: interactor))
        router.view = view
        return view
    }
}
