import ConsoleUI

/// The detail screen, as lines of text or as one JSON object.
final class DefaultArticleDetailView: Screen {
    private let presenter: any ArticleDetailPresenter

    init(presenter: any ArticleDetailPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewWillAppear() {
        let article = presenter.presentation
        if console.format == .json { return console.write(json: Page(article: article)) }
        console.write(heading: article.title)
        console.write("Authors  \(article.authors)")
        console.write("Website  \(article.website)")
        console.write("Date     \(article.date)")
        console.write("Image    \(article.imageURL)")
        for paragraph in article.content.split(whereSeparator: \.isNewline) {
            console.write(String(paragraph))
        }
    }

    private struct Page: Encodable {
        let screen = "detail"
        let article: ArticlePresentation
    }
}
