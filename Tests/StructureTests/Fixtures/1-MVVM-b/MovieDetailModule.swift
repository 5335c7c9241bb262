import ConsoleUI
import MovieCatalog

/// The composition root of the details.
enum MovieDetailModule {
    static func makeView(for movie: Movie, on console: Console) -> Screen {
        let viewModel = TopMovieDetailViewModel(movie: movie)
        return switch console.format {
        case .text: TextMovieDetailView(viewModel, console: console)
        case .json: JSONMovieDetailView(viewModel, console: console)
        }
    }
}
