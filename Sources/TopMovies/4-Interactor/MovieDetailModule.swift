import ConsoleUI
import MovieCatalog

/// The composition root of the detail screen: creates the layers and wires them up.
struct MovieDetailModule {
    private let interactor: any MovieDetailInteractor

    init(movie: Movie) { interactor = DefaultMovieDetailInteractor(movie: movie) }

    func makeView(on console: Console) -> Screen {
        let presenter = DefaultMovieDetailPresenter(interactor: interactor)
        return switch console.format {
        case .text: TextMovieDetailView(presenter: presenter, console: console)
        case .json: JSONMovieDetailView(presenter: presenter, console: console)
        }
    }
}
