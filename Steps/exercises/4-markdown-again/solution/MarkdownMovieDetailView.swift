import ConsoleUI

/// The details as Markdown.
final class MarkdownMovieDetailView: Screen {
    private let presenter: any MovieDetailPresenter

    init(presenter: any MovieDetailPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewWillAppear() {
        let movie = presenter.presentation
        console.write(heading: "# \(movie.rank). \(movie.title.escapingMarkdown) (\(movie.year))")
        console.write("")
        console.write("- Rating: \(movie.rating)")
        console.write("- Votes: \(movie.votes)")
        console.write("- Director: \(movie.director.escapingMarkdown)")
        console.write("- Runtime: \(movie.runtime)")
        console.write("- Genres: \(movie.genres.escapingMarkdown)")
    }
}
