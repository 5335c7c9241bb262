import ConsoleUI
import Foundation
import MovieCatalog

/// The detail screen as lines of text.
final class TextMovieDetailView: Screen {
    private let viewModel: any MovieDetailViewModel

    init(viewModel: any MovieDetailViewModel, console: Console) {
        self.viewModel = viewModel
        super.init(console: console)
    }

    override func viewWillAppear() {
        let movie = viewModel.movie
        console.write(
            heading: "\(movie.rank?.description ?? "–"). \(movie.title) (\(movie.year?.description ?? "–"))")
        console.write("Rating    \(movie.rating.map { String(format: "%.1f", $0) } ?? "–")")
        console.write("Votes     \(movie.votes?.formatted(.number.locale(Locale(identifier: "en_US"))) ?? "–")")
        console.write("Director  \(movie.director ?? "–")")
        console.write("Runtime   \(movie.runtimeMinutes.map { "\($0 / 60) h \($0 % 60) min" } ?? "–")")
        console.write("Genres    \(movie.genres.isEmpty ? "–" : movie.genres.joined(separator: ", "))")
    }
}
