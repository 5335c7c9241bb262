import ArticleCatalog
import Articles
import Binding
import ConsoleProgram

/// An interactor that tells of each call and each answer on its way through.
final class TracedInteractor: ArticleListInteractor {
    let articles: Observable<ArticleListState<Article>>
    let sortKey: Observable<ArticleSortKey>
    private let interactor: any ArticleListInteractor
    private let trace: Trace?

    init(_ interactor: any ArticleListInteractor, _ trace: Trace?) {
        self.interactor = interactor
        self.trace = trace
        articles = interactor.articles.map { articles in
            if articles != .loading { trace?("Interactor ⇢ Presenter articles") }
            return articles
        }
        sortKey = interactor.sortKey
    }

    func fetchArticles() {
        trace?("Presenter → Interactor fetchArticles()")
        interactor.fetchArticles()
    }

    func sort(by key: ArticleSortKey) {
        trace?("Presenter → Interactor sort(by:)")
        interactor.sort(by: key)
    }
}

/// A presenter that tells of each call and each answer on its way through.
final class TracedPresenter: ArticleListPresenter {
    let presentations: Observable<ArticleListState<ArticlePresentation>>
    let sortKey: Observable<String>
    private let presenter: any ArticleListPresenter
    private let trace: Trace?

    init(_ presenter: any ArticleListPresenter, _ trace: Trace?) {
        self.presenter = presenter
        self.trace = trace
        presentations = presenter.presentations.map { presentations in
            if presentations != .loading { trace?("Presenter ⇢ View presentations") }
            return presentations
        }
        sortKey = presenter.sortKey
    }

    func updateView() {
        trace?("View → Presenter updateView()")
        presenter.updateView()
    }

    func sort(by key: String) throws(UnknownArticleSortKey) {
        trace?("View → Presenter sort(by:)")
        try presenter.sort(by: key)
    }

    func showDetailsForArticle(at index: Int) {
        trace?("View → Presenter showDetailsForArticle(at:)")
        presenter.showDetailsForArticle(at: index)
    }
}

/// A router that tells of each call on its way through.
final class TracedRouter: ArticleListRouter {
    private let router: any ArticleListRouter
    private let trace: Trace?

    init(_ router: any ArticleListRouter, _ trace: Trace?) {
        self.router = router
        self.trace = trace
    }

    func presentDetailsInterface(for article: Article) {
        trace?("Presenter → Router presentDetailsInterface(for:)")
        router.presentDetailsInterface(for: article)
    }
}
