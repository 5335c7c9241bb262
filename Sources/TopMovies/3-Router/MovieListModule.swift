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
        let router = DefaultMovieListRouter()
        let presenter = DefaultMovieListPresenter(router: router, viewModel: viewModel)
        let view: any MovieListView =
            switch console.format {
            case .text: TextMovieListView(presenter: presenter, console: console)
            case .json: JSONMovieListView(presenter: presenter, console: console)
            }
        router.view = view
        return view
    }
}
