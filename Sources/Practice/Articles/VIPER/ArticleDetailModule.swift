import ArticleCatalog
import ConsoleUI

/// The composition root of the details: creates the layers and wires them.
struct ArticleDetailModule {
    let article: Article

    func makeView(on console: Console) -> Screen {
        let presenter = DefaultArticleDetailPresenter(article: article)
        return switch console.format {
        case .text: TextArticleDetailView(presenter: presenter, console: console)
        case .json: JSONArticleDetailView(presenter: presenter, console: console)
        }
    }
}
