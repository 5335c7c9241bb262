import ArticleCatalog
import ConsoleUI

/// The composition root of the details: creates the layers and wires them.
struct ArticleDetailModule {
    let article: Article

    func makeView(on console: Console) -> Screen {
        DefaultArticleDetailView(presenter: DefaultArticleDetailPresenter(article: article), console: console)
    }
}
