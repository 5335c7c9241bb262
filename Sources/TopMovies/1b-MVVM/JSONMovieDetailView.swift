import ConsoleUI

/// The details as one JSON object.
final class JSONMovieDetailView: Screen {
    private let viewModel: any MovieDetailViewModel

    init(viewModel: any MovieDetailViewModel, console: Console) {
        self.viewModel = viewModel
        super.init(console: console)
    }

    override func viewWillAppear() {
        console.write(json: Page(movie: viewModel.presentation))
    }

    private struct Page: Encodable {
        let screen = "detail"
        let movie: MoviePresentation
    }
}
