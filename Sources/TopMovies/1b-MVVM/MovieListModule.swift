import ConsoleUI
import MovieCatalog

/// The composition root of the list: creates the layers and wires them up.
public struct MovieListModule {
    private let viewModel: any MovieListViewModel

    /// Creates the business layer, which all views of the list share.
    public init(service: any MovieService, limit: Int) {
        viewModel = DefaultMovieListViewModel(service: service, limit: limit)
    }

    /// Creates a view in the console's format, with its own layers above the business layer.
    public func makeView(on console: Console) -> Screen {
        let view: any MovieListView =
            switch console.format {
            case .text: TextMovieListView(viewModel: viewModel, console: console)
            case .json: JSONMovieListView(viewModel: viewModel, console: console)
            }
        return view
    }
}
