import ConsoleUI
import Foundation
import MovieCatalog

/// The list as lines of text.
final class TextMovieListView: Screen {
    private let service: any MovieService
    private let limit: Int
    private var movies: [Movie] = []
    private var isLoading = false
    private var failure: String?
    private var fetch: Task<Void, Never>?

    init(service: any MovieService, limit: Int, console: Console) {
        self.service = service
        self.limit = limit
        super.init(console: console)
    }

    deinit { fetch?.cancel() }

    override func viewDidLoad() {
        commands = [
            Command("reload", "fetch the movies again") { [weak self] in self?.didTapOnReload() },
            Command("open", "show the details of movie N") { [weak self] row in self?.didTapOnMovie(at: row) },
        ]
        didTapOnReload()
    }

    override func viewWillAppear() { show() }

    func didTapOnReload() {
        fetch?.cancel()
        isLoading = true
        show()
        fetch = Task { [weak self, service, limit] in
            do throws(MovieServiceError) {
                let movies = try await service.fetchMovies().movies.ranked().prefix(limit)
                // If a newer request has cancelled this one, the answer comes too late.
                if !Task.isCancelled { self?.didFetch(Array(movies)) }
            } catch {
                if !Task.isCancelled { self?.didFetch([], failure: error.message) }
            }
        }
    }

    func didTapOnMovie(at index: Int) {
        guard movies.indices.contains(index) else { return }
        showDetailView(for: movies[index])
    }

    func showDetailView(for movie: Movie) {
        navigator?.push(TextMovieDetailView(movie: movie, console: console))
    }

    private func didFetch(_ movies: [Movie], failure: String? = nil) {
        self.movies = movies
        self.failure = failure
        isLoading = false
        show()
    }

    private func show() {
        console.activity = isLoading ? "Loading the movies" : nil
        rowCount = isLoading ? 0 : movies.count
        if isLoading { return }
        if let failure {
            console.write("The movies could not be loaded. \(failure)")
        } else if movies.isEmpty {
            console.write("No movies to show")
        } else {
            console.write(heading: "Top Movies")
            for movie in movies {
                let rating = movie.rating.map { String(format: "%.1f", $0) } ?? "–"
                console.write(
                    "\(movie.rank?.description ?? "–"). \(movie.title) (\(movie.year?.description ?? "–"))  \(rating)")
            }
        }
    }
}
