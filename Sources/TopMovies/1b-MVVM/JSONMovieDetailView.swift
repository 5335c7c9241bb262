import ConsoleUI

/// The detail screen as one JSON object.
final class JSONMovieDetailView: Screen {
    private let viewModel: any MovieDetailViewModel

    init(viewModel: any MovieDetailViewModel, console: Console) {
        self.viewModel = viewModel
        super.init(console: console)
    }

    override func viewWillAppear() {
        let movie = viewModel.presentation
        let facts: [String: String] = [
            "rank": movie.rank, "title": movie.title, "year": movie.year, "rating": movie.rating,
            "votes": movie.votes, "director": movie.director, "runtime": movie.runtime, "genres": movie.genres,
        ]
        console.write(json: Page(movie: facts))
    }

    private struct Page: Encodable {
        let screen = "detail"
        let movie: [String: String]
    }
}
