import ConsoleUI

/// The details as one JSON object.
final class JSONArticleDetailView: Screen {
    private let presenter: any ArticleDetailPresenter

    init(presenter: any ArticleDetailPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewWillAppear() { console.write(json: Page(article: presenter.presentation)) }

    private struct Page: Encodable {
        let screen = "detail"
        let article: ArticlePresentation
    }
}
