import ArticleCatalog
import Binding
import ConsoleUI
import Fetching

/// Shows the articles, and forwards the user's actions to the presenter. Does nothing else.
protocol ArticleListView: Screen {
    func didTapOnReload()
    func didTapOnSort(by key: String)
    /// Called when the user taps the article at `index`, counted from 0.
    func didTapOnArticle(at index: Int)
}

/// Formats articles for a view, and forwards each action to the interactor or the router.
protocol ArticleListPresenter: AnyObject {
    /// The articles as text, ready for any view.
    var presentations: Observable<LoadState<ArticlePresentation>> { get }
    /// The name of the key by which the articles are sorted.
    var sortKey: Observable<String> { get }
    func updateView()
    /// Sorts the articles by the key with this name.
    /// - Throws: ``UnknownArticleSortKey`` if there is no such key, in which case nothing changes.
    func sort(by key: String) throws(UnknownArticleSortKey)
    /// Shows the details of the article at `index`, if there is one.
    func showDetailsForArticle(at index: Int)
}

/// Navigates from the list. References the list's view weakly.
protocol ArticleListRouter: AnyObject {
    func presentDetailsInterface(for article: Article)
}

/// Fetches, sorts and holds the articles. Depends on no layer above.
protocol ArticleListInteractor: AnyObject {
    /// The articles in order, or the reason why there are none.
    var articles: Observable<LoadState<Article>> { get }
    /// The key by which the articles are sorted, including those still being fetched.
    var sortKey: Observable<ArticleSortKey> { get }
    /// Fetches the articles. The newest request wins: responses to older requests are dropped.
    func fetchArticles()
    /// Sorts the articles, including those still being fetched, without making another request.
    func sort(by key: ArticleSortKey)
}

struct UnknownArticleSortKey: Error, CustomStringConvertible {
    let description: String

    init(_ name: String) {
        let keys = ArticleSortKey.allCases.map(\.rawValue)
        let choice = keys.dropLast().joined(separator: ", ") + " or " + (keys.last ?? "")
        description = "Articles are sorted by \(choice), not by '\(name)'."
    }
}
