import ArticleCatalog
import Binding
import ConsoleUI
import Fetching

/// Shows the articles, and delivers the user's actions to the presenter. Nothing else.
protocol ArticleListView: Screen {
    func didTapOnReload()
    func didTapOnSort(by key: String)
    /// The first article is at 0.
    func didTapOnArticle(at index: Int)
}

/// Formats articles for a view, and takes each action to the interactor or to the router.
protocol ArticleListPresenter: AnyObject {
    /// The articles as text, ready for any view.
    var presentations: Observable<LoadState<ArticlePresentation>> { get }
    /// The name of the key that the articles are sorted by.
    var sortKey: Observable<String> { get }
    func updateView()
    /// Sorts the articles by the key of this name.
    /// - Throws: ``UnknownArticleSortKey`` if there is none; nothing changes then.
    func sort(by key: String) throws(UnknownArticleSortKey)
    /// Shows the details of the article at `index`, if there is one.
    func showDetailsForArticle(at index: Int)
}

/// Navigates from the list, whose view it references weakly.
protocol ArticleListRouter: AnyObject {
    func presentDetailsInterface(for article: Article)
}

/// Holds the articles, fetched and sorted. Depends on no layer above.
protocol ArticleListInteractor: AnyObject {
    /// The articles in order, or why there are none.
    var articles: Observable<LoadState<Article>> { get }
    /// The key that the articles are sorted by, including those on their way.
    var sortKey: Observable<ArticleSortKey> { get }
    /// Fetches the articles. The newest request wins: an answer to an older one is dropped.
    func fetchArticles()
    /// Sorts the articles, including those on their way, without another request.
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
