import ConsoleUI

/// The detail screen as lines of text.
final class TextMovieDetailView: Screen {
    private let presenter: any MovieDetailPresenter

    init(presenter: any MovieDetailPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewWillAppear() {
        let movie = presenter.presentation
        console.write(heading: "\(movie.rank). \(movie.title) (\(movie.year))")
        console.write("Rating    \(movie.rating)")
        console.write("Votes     \(movie.votes)")
        console.write("Director  \(movie.director)")
        console.write("Runtime   \(movie.runtime)")
        console.write("Genres    \(movie.genres)")
    }
}
