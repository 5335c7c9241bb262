import ConsoleUI
import Foundation
import MovieCatalog

/// The details as Markdown.
final class MarkdownMovieDetailView: Screen {
    private let viewModel: any MovieDetailViewModel

    init(viewModel: any MovieDetailViewModel, console: Console) {
        self.viewModel = viewModel
        super.init(console: console)
    }

    override func viewWillAppear() {
        let movie = viewModel.movie
        let title = movie.title.escapingMarkdown
        console.write(
            heading: "# \(movie.rank?.description ?? "–"). \(title) (\(movie.year?.description ?? "–"))")
        console.write("")
        console.write("- Rating: \(movie.rating.map { String(format: "%.1f", $0) } ?? "–")")
        console.write("- Votes: \(movie.votes?.formatted(.number.locale(Locale(identifier: "en_US"))) ?? "–")")
        console.write("- Director: \(movie.director?.escapingMarkdown ?? "–")")
        console.write("- Runtime: \(movie.runtimeMinutes.map { "\($0 / 60) h \($0 % 60) min" } ?? "–")")
        let genres = movie.genres.isEmpty ? "–" : movie.genres.joined(separator: ", ")
        console.write("- Genres: \(genres.escapingMarkdown)")
    }
}
