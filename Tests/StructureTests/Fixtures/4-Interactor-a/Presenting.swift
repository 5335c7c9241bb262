import Binding
import Foundation
import MovieCatalog

/// Presents the movies of its `interactor`, and decides what each action asks for.
final class TopMovieListPresenter: MovieListPresenter {
    var presentations: Observable<MovieListState<MoviePresentation>> { shown.observable }

    private let shown = Subject(MovieListState<MoviePresentation>.loading)
    private var tokens: [Cancellable] = []

    private let router: any MovieListRouter
    private let interactor: any MovieListInteractor

    init(router: any MovieListRouter, interactor: any MovieListInteractor) {
        self.router = router
        self.interactor = interactor
        interactor.movies
            .bind(to: self) { presenter, movies in presenter.shown.send(movies.map(MoviePresentation.init)) }
            .store(in: &tokens)
    }

    func reload() {
        interactor.fetchMovies()
    }

    func didSelectMovie(at index: Int) {
        guard let movie = interactor.movies.value.item(at: index) else { return }
        router.showDetailView(for: movie)
    }
}

/// Presents the movie that was chosen.
final class TopMovieDetailPresenter: MovieDetailPresenter {
    let presentation: MoviePresentation

    init(interactor: any MovieDetailInteractor) {
        presentation = MoviePresentation(interactor.movie)
    }
}

/// A movie in words, ready to be shown. A fact that is not known is a dash.
public struct MoviePresentation: Equatable, Encodable {
    let rank: String
    let title: String
    let year: String
    let rating: String
    let votes: String
    let director: String
    let runtime: String
    let genres: String

    init(_ movie: Movie) {
        rank = movie.rank?.description ?? "–"
        title = movie.title
        year = movie.year?.description ?? "–"
        rating = movie.rating.map { String(format: "%.1f", $0) } ?? "–"
        votes = movie.votes?.formatted(.number.locale(Locale(identifier: "en_US"))) ?? "–"
        director = movie.director ?? "–"
        runtime = movie.runtimeMinutes.map { "\($0 / 60) h \($0 % 60) min" } ?? "–"
        genres = movie.genres.isEmpty ? "–" : movie.genres.joined(separator: ", ")
    }
}
