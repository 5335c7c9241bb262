import ArticleCatalog
import ConsoleUI

/// The detail screen's composition root, which creates the layers and wires them up.
struct ArticleDetailModule {
    let article: Article

    func makeView(on console: Console) -> Screen {
        let presenter = DefaultArticleDetailPresenter(article: article)
        return DefaultArticleDetailView(presenter: presenter, console: console)
    }
}
