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

private final class TracedInteractor: Traced<any ArticleListInteractor>, ArticleListInteractor {
    private(set) lazy var articles = layer.articles.map(passing("Interactor ⇢ Presenter articles", except: .loading))
    var sortKey: Observable<ArticleSortKey> { layer.sortKey }

    func fetchArticles() { calling("Presenter → Interactor fetchArticles()").fetchArticles() }
    func sort(by key: ArticleSortKey) { calling("Presenter → Interactor sort(by:)").sort(by: key) }
}

private final class TracedPresenter: Traced<any ArticleListPresenter>, ArticleListPresenter {
    private(set) lazy var presentations = layer.presentations.map(
        passing("Presenter ⇢ View presentations", except: .loading))
    var sortKey: Observable<String> { layer.sortKey }

    func updateView() { calling("View → Presenter updateView()").updateView() }
    func sort(by key: String) throws(UnknownArticleSortKey) { try calling("View → Presenter sort(by:)").sort(by: key) }

    func showDetailsForArticle(at index: Int) {
        calling("View → Presenter showDetailsForArticle(at:)").showDetailsForArticle(at: index)
    }
}

private final class TracedRouter: Traced<any ArticleListRouter>, ArticleListRouter {
    func presentDetailsInterface(for article: Article) {
        calling("Presenter → Router presentDetailsInterface(for:)").presentDetailsInterface(for: article)
    }
}
