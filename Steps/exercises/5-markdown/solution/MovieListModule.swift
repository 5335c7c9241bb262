import ConsoleUI
import MovieCatalog

/// The composition root of the list: creates the layers and wires them.
public struct MovieListModule {
    private let interactor: any MovieListInteractor

    /// Creates the business layer, which all views of the list share.
    public init(service: any MovieService, limit: Int) {
        interactor = DefaultMovieListInteractor(service: service, limit: limit)
    }

    /// Returns a view of the console's format, with layers of its own above the business layer.
    public func makeView(on console: Console) -> Screen {
        switch console.format {
        case .text: wired { TextMovieListView(presenter: $0, console: console) }
        case .json: wired { JSONMovieListView(presenter: $0, console: console) }
        }
    }

    /// Returns a view that writes Markdown.
    public func makeMarkdownView(on console: Console) -> Screen {
        wired { MarkdownMovieListView(presenter: $0, console: console) }
    }

    /// Wires a view with a presenter and a router of its own.
    private func wired(_ makeView: (any MovieListPresenter) -> any MovieListView) -> Screen {
        let router = DefaultMovieListRouter()
        let view = makeView(DefaultMovieListPresenter(router: router, interactor: interactor))
        router.view = view
        return view
    }
}
