import ArticleCatalog
import Binding
import Fetching

/// Presents the interactor's articles, and decides which layer handles an action.
final class DefaultArticleListPresenter: ArticleListPresenter {
    let presentations: Observable<LoadState<ArticlePresentation>>
    let sortKey: Observable<String>

    private let router: any ArticleListRouter
    private let interactor: any ArticleListInteractor

    init(router: any ArticleListRouter, interactor: any ArticleListInteractor) {
        self.router = router
        self.interactor = interactor
        presentations = interactor.articles.map { $0.map(ArticlePresentation.init) }
        sortKey = interactor.sortKey.map(\.rawValue)
    }

    func updateView() { interactor.fetchArticles() }

    func sort(by key: String) throws(UnknownArticleSortKey) {
        guard let sortKey = ArticleSortKey(rawValue: key.lowercased()) else {
            throw UnknownArticleSortKey(key)
        }
        interactor.sort(by: sortKey)
    }

    func showDetailsForArticle(at index: Int) {
        guard let article = interactor.articles.value.item(at: index) else { return }
        router.presentDetailsInterface(for: article)
    }
}
