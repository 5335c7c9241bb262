import ArticleCatalog
import ConsoleUI

/// Leads on from the view that is current: of several, the one that was tapped last.
final class ScreenArticleListRouter: ArticleListRouter {
    weak var view: (any ArticleListView)?

    func presentDetailsInterface(for article: Article) {
        guard let view else { return }
        view.navigator?.push(ArticleDetailModule.makeView(for: article, on: view.console))
    }
}
