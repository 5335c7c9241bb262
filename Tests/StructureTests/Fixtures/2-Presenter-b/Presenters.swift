import Binding
import MovieCatalog

/// Puts the movies into words, for each view alike.
final class TopMovieListPresenter: MovieListPresenter {
    var presentations: Observable<MovieListState<MoviePresentation>> { words.observable }

    private let below: any MovieListViewModel
    private let words = Subject(MovieListState<MoviePresentation>.loading)
    private var token: Cancellable?

    init(viewModel: any MovieListViewModel) {
        below = viewModel
        token = viewModel.movies.bind(to: self) { presenter, movies in
            presenter.words.send(movies.map { presentation(from: $0) })
        }
    }

    func movie(at index: Int) -> Movie? { below.movies.value.item(at: index) }
    func reload() { below.fetchMovies() }
}

final class TopMovieDetailPresenter: MovieDetailPresenter {
    private let below: any MovieDetailViewModel

    init(viewModel: any MovieDetailViewModel) { below = viewModel }

    var presentation: MoviePresentation { TopMovies.presentation(from: below.movie) }
}

enum TopMovies {
    static func presentation(from movie: Movie) -> MoviePresentation {
        let dash = "–"
        return MoviePresentation(
            rank: movie.rank?.description ?? dash,
            title: movie.title,
            year: movie.year?.description ?? dash,
            rating: movie.ratingInWords ?? dash,
            votes: movie.votesInWords ?? dash,
            director: movie.director ?? dash,
            runtime: movie.runtimeInWords ?? dash,
            genres: movie.genresInWords ?? dash
        )
    }
}

private func presentation(from movie: Movie) -> MoviePresentation { TopMovies.presentation(from: movie) }
