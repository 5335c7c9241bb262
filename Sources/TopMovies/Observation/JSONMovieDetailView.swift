import ConsoleUI

/// The details as one JSON object.
final class JSONMovieDetailView: Screen {
    private let presenter: any MovieDetailPresenter

    init(presenter: any MovieDetailPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewWillAppear() {
        console.write(json: Page(movie: presenter.presentation))
    }

    private struct Page: Encodable {
        let screen = "detail"
        let movie: MoviePresentation
    }
}
