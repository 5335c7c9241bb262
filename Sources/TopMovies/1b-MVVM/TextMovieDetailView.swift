import ConsoleUI

/// The detail screen as lines of text.
final class TextMovieDetailView: Screen {
    private let viewModel: any MovieDetailViewModel

    init(viewModel: any MovieDetailViewModel, console: Console) {
        self.viewModel = viewModel
        super.init(console: console)
    }

    override func viewWillAppear() {
        let movie = viewModel.presentation
        console.write(heading: "\(movie.rank). \(movie.title) (\(movie.year))")
        console.write("Rating    \(movie.rating)")
        console.write("Votes     \(movie.votes)")
        console.write("Director  \(movie.director)")
        console.write("Runtime   \(movie.runtime)")
        console.write("Genres    \(movie.genres)")
    }
}
