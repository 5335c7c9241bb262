import ArticleCatalog
import ConsoleUI

/// The composition root of the details.
enum ArticleDetailModule {
    static func makeView(for article: Article, on console: Console) -> Screen {
        let presenter = ChosenArticleDetailPresenter(article: article)
        return switch console.format {
        case .text: TextArticleDetailView(presenter: presenter, console: console)
        case .json: JSONArticleDetailView(presenter: presenter, console: console)
        }
    }
}
