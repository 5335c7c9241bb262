import ConsoleUI
import MovieCatalog

final class Routing: MovieListRouter {
    private weak var view: (any MovieListView)?

    func makeView(_ presenter: any MovieListPresenter, on console: Console) -> any MovieListView {
        let view: any MovieListView =
            console.format == .json
            ? JSONMovieListView(presenter: presenter, console: console)
            : TextMovieListView(presenter: presenter, console: console)
        self.view = view
        return view
    }

    func showDetailView(for movie: Movie) {
        if let view { view.navigator?.push(MovieDetailModule.makeView(for: movie, on: view.console)) }
    }
}
