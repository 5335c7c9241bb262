import ArticleCatalog
import ConsoleUI

/// Pushes screens on behalf of its view.
final class DefaultArticleListRouter: ArticleListRouter {
    weak var view: (any ArticleListView)?
    func presentDetailsInterface(for article: Article) {
        guard let view else { return }
        view.navigator?.push(ArticleDetailModule(article: article).makeView(on: view.console))
    }
}
