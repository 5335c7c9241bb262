import ArticleCatalog
import Binding
import ConsoleUI
import Fetching

extension ArticleListModule {
    /// Returns a view wired as `makeView(on:)` does, with a report to `trace` at each hop between its layers.
    public static func makeView(
        service: any ArticleService, sortKey: ArticleSortKey, on console: Console, trace: @escaping (String) -> Void
    ) -> Screen {
        let interactor = TracedInteractor(DefaultArticleListInteractor(service: service, sortKey: sortKey), trace)
        let router = DefaultArticleListRouter()
        let presenter = TracedPresenter(
            DefaultArticleListPresenter(router: TracedRouter(router, trace), interactor: interactor), trace)
        let view: any ArticleListView =
            switch console.format {
            case .text: TextArticleListView(presenter: presenter, console: console)
            case .json: JSONArticleListView(presenter: presenter, console: console)
            }
        router.view = view
        return view
    }
}

/// An interactor that reports each hop.
private final class TracedInteractor: ArticleListInteractor {
    let articles: Observable<LoadState<Article>>
    var sortKey: Observable<ArticleSortKey> { interactor.sortKey }
    private let interactor: any ArticleListInteractor
    private let trace: (String) -> Void

    init(_ interactor: any ArticleListInteractor, _ trace: @escaping (String) -> Void) {
        (self.interactor, self.trace) = (interactor, trace)
        articles = interactor.articles.map { articles in
            if articles != .loading { trace("Interactor ⇢ Presenter articles") }
            return articles
        }
    }

    func fetchArticles() {
        trace("Presenter → Interactor fetchArticles()")
        interactor.fetchArticles()
    }

    func sort(by key: ArticleSortKey) {
        trace("Presenter → Interactor sort(by:)")
        interactor.sort(by: key)
    }
}

/// A presenter that reports each hop.
private final class TracedPresenter: ArticleListPresenter {
    let presentations: Observable<LoadState<ArticlePresentation>>
    var sortKey: Observable<String> { presenter.sortKey }
    private let presenter: any ArticleListPresenter
    private let trace: (String) -> Void

    init(_ presenter: any ArticleListPresenter, _ trace: @escaping (String) -> Void) {
        (self.presenter, self.trace) = (presenter, trace)
        presentations = presenter.presentations.map { presentations in
            if presentations != .loading { trace("Presenter ⇢ View presentations") }
            return presentations
        }
    }

    func updateView() {
        trace("View → Presenter updateView()")
        presenter.updateView()
    }

    func sort(by key: String) throws(UnknownArticleSortKey) {
        trace("View → Presenter sort(by:)")
        try presenter.sort(by: key)
    }

    func showDetailsForArticle(at index: Int) {
        trace("View → Presenter showDetailsForArticle(at:)")
        presenter.showDetailsForArticle(at: index)
    }
}

/// A router that reports each hop.
private final class TracedRouter: ArticleListRouter {
    private let router: any ArticleListRouter
    private let trace: (String) -> Void

    init(_ router: any ArticleListRouter, _ trace: @escaping (String) -> Void) {
        (self.router, self.trace) = (router, trace)
    }

    func presentDetailsInterface(for article: Article) {
        trace("Presenter → Router presentDetailsInterface(for:)")
        router.presentDetailsInterface(for: article)
    }
}
