import ConsoleUI
import MovieCatalog

/// Pushes screens on behalf of its view.
final class DefaultMovieListRouter: MovieListRouter {
    weak var view: (any MovieListView)?

    private let user: User

    init(user: User) {
        self.user = user
    }

    func showDetailView(for movie: Movie) {
        guard let view else { return }
        switch user {
        case .member: view.navigator?.push(MovieDetailModule(movie: movie).makeView(on: view.console))
        case .guest: view.navigator?.push(MembersOnlyModule().makeView(on: view.console))
        }
    }
}
