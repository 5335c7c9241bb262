public import ArticleCatalog
public import Binding
public import ConsoleUI

/// Shows the articles, and delivers what the user does to the presenter. Nothing else.
public protocol ArticleListView: Screen {
    /// Delivers the wish to fetch the articles again.
    func didTapOnReload()
    /// Delivers the choice of what to sort by, as it was typed.
    func didTapOnSort(by key: String)
    /// Delivers the choice of the article at `index`, from 0.
    func didTapOnArticle(at index: Int)
}

/// Puts articles into words, and takes each action to the interactor or to the router.
public protocol ArticleListPresenter: AnyObject {
    /// What a view shows, whichever view it is.
    var presentations: Observable<ArticleListState<ArticlePresentation>> { get }
    /// The word for what the articles are sorted by.
    var sortKey: Observable<String> { get }
    /// Has the articles fetched.
    func updateView()
    /// Has the articles sorted by what `key` is the word for.
    /// - Throws: ``UnknownArticleSortKey`` that says which words there are; then nothing changes.
    func sort(by key: String) throws(UnknownArticleSortKey)
    /// Has the details of the article at `index` shown; does nothing where there is no such article.
    func showDetailsForArticle(at index: Int)
}

/// Lists each way out of the articles. Its reference to the view is weak.
public protocol ArticleListRouter: AnyObject {
    /// Shows the details of `article`.
    func presentDetailsInterface(for article: Article)
}

/// Holds the articles, fetched and sorted. Knows nobody above.
public protocol ArticleListInteractor: AnyObject {
    /// The articles in order, or why there are none.
    var articles: Observable<ArticleListState<Article>> { get }
    /// What they are sorted by, those that are on their way included.
    var sortKey: Observable<ArticleSortKey> { get }
    /// Fetches the articles. The newest request wins: an answer to an older one is dropped.
    func fetchArticles()
    /// Sorts what is there and what comes by `key`, without another request.
    func sort(by key: ArticleSortKey)
}
