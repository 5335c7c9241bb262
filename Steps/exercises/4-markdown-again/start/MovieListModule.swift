import ConsoleUI
import MovieCatalog

/// The composition root of the list: creates the layers and wires them.
public struct MovieListModule {
    private let viewModel: any MovieListViewModel

    /// Creates the business layer, which all views of the list share.
    public init(service: any MovieService, limit: Int) {
        viewModel = DefaultMovieListViewModel(service: service, limit: limit)
    }

    /// Returns a view of the console's format, with layers of its own above the business layer.
    public func makeView(on console: Console) -> Screen {
        let presenter = DefaultMovieListPresenter(viewModel: viewModel)
        let view: any MovieListView =
            switch console.format {
            case .text: TextMovieListView(presenter: presenter, console: console)
            case .json: JSONMovieListView(presenter: presenter, console: console)
            }
        return view
    }

    /// Returns a view that writes Markdown.
    public func makeMarkdownView(on console: Console) -> Screen {
        // Exercise: there is no such view yet.
        makeView(on: console)
    }
}
