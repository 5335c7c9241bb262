import ConsoleUI
import MovieCatalog

/// The composition root of the details.
enum MovieDetailModule {
    static func makeView(for movie: Movie, on console: Console) -> Screen {
        let presenter = TopMovieDetailPresenter(interactor: TopMovieDetailInteractor(movie: movie))
        return switch console.format {
        case .text: TextMovieDetailView(presenter: presenter, console: console)
        case .json: JSONMovieDetailView(presenter: presenter, console: console)
        }
    }
}
