import ConsoleUI
import Foundation
import MovieCatalog

/// The detail screen as one JSON object.
final class JSONMovieDetailView: Screen {
    private let viewModel: any MovieDetailViewModel

    init(viewModel: any MovieDetailViewModel, console: Console) {
        self.viewModel = viewModel
        super.init(console: console)
    }

    override func viewWillAppear() {
        let movie = viewModel.movie
        let facts: [String: String] = [
            "rank": movie.rank?.description ?? "–", "title": movie.title, "year": movie.year?.description ?? "–",
            "rating": movie.rating.map { String(format: "%.1f", $0) } ?? "–",
            "votes": movie.votes?.formatted(.number.locale(Locale(identifier: "en_US"))) ?? "–",
            "director": movie.director ?? "–",
            "runtime": movie.runtimeMinutes.map { "\($0 / 60) h \($0 % 60) min" } ?? "–",
            "genres": movie.genres.isEmpty ? "–" : movie.genres.joined(separator: ", "),
        ]
        console.write(json: Page(movie: facts))
    }

    private struct Page: Encodable {
        let screen = "detail"
        let movie: [String: String]
    }
}
