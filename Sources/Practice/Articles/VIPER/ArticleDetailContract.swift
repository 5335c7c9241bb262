/// Formats the article that the user chose, for a view.
protocol ArticleDetailPresenter: AnyObject {
    var presentation: ArticlePresentation { get }
}
