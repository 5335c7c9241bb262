/// Holds the article that was chosen, in words. Whoever comes from another screen hands the article to it.
public protocol ArticleDetailPresenter: AnyObject {
    /// What a view shows, whichever view it is.
    var presentation: ArticlePresentation { get }
}
