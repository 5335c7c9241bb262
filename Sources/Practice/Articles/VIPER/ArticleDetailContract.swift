/// Formats the chosen article for a view.
protocol ArticleDetailPresenter: AnyObject {
    var presentation: ArticlePresentation { get }
}
