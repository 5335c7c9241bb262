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
private final class TracedInteractor: Traced<any ArticleListInteractor>, ArticleListInteractor {
    private(set) lazy var articles = layer.articles.map { [trace] articles in
        if articles != .loading { trace("Interactor ⇢ Presenter articles") }
        return articles
    }
    var sortKey: Observable<ArticleSortKey> { layer.sortKey }

    func fetchArticles() {
        trace("Presenter → Interactor fetchArticles()")
        layer.fetchArticles()
    }

    func sort(by key: ArticleSortKey) {
        trace("Presenter → Interactor sort(by:)")
        layer.sort(by: key)
    }
}

/// A presenter that reports each hop.
private final class TracedPresenter: Traced<any ArticleListPresenter>, ArticleListPresenter {
    private(set) lazy var presentations = layer.presentations.map { [trace] presentations in
        if presentations != .loading { trace("Presenter ⇢ View presentations") }
        return presentations
    }
    var sortKey: Observable<String> { layer.sortKey }

    func updateView() {
        trace("View → Presenter updateView()")
        layer.updateView()
    }

    func sort(by key: String) throws(UnknownArticleSortKey) {
        trace("View → Presenter sort(by:)")
        try layer.sort(by: key)
    }

    func showDetailsForArticle(at index: Int) {
        trace("View → Presenter showDetailsForArticle(at:)")
        layer.showDetailsForArticle(at: index)
    }
}

/// A router that reports each hop.
private final class TracedRouter: Traced<any ArticleListRouter>, ArticleListRouter {
    func presentDetailsInterface(for article: Article) {
        trace("Presenter → Router presentDetailsInterface(for:)")
        layer.presentDetailsInterface(for: article)
    }
}

/// A layer that reports each hop.
private class Traced<Layer> {
    let layer: Layer
    let trace: (String) -> Void

    init(_ layer: Layer, _ trace: @escaping (String) -> Void) {
        (self.layer, self.trace) = (layer, trace)
    }
}
