public import Fetching

/// A service with six invented articles about app architecture. It needs no file and no network.
public struct BundledArticleService: ArticleService {
    /// Creates the service.
    public init() {}

    /// Returns the same articles each time. Never throws.
    public func fetchArticles() async throws(FetchError) -> ArticleFeed { ArticleFeed(articles: articles) }

    /// The articles, unsorted and with facts missing, to show how the app handles both.
    private var articles: [Article] {
        [
            Article(
                date: ArticleDate("2016-03-14")?.date, title: "Who Holds Whom", website: "Weak References Weekly",
                authors: "Ida Lund",
                content:
                    "The view holds its presenter, the presenter its interactor and its router. The way back is weak.\n\n"
                    + "Draw the arrows before you write the code: a cycle on paper costs nothing.",
                imageURL: "https://example.com/images/arrows.png"),
            Article(
                date: ArticleDate("2014-05-26")?.date, title: "A Controller of Two Thousand Lines",
                website: "The Layered App", authors: "Omar Haddad, Ida Lund",
                content:
                    "How one screen came to fetch, sort, format and navigate, and the order in which we took it apart.",
                imageURL: "https://example.com/images/controller.png"),
            Article(
                date: ArticleDate("2017-11-02")?.date, title: "routers are not view controllers",
                website: "Screens & Stacks",
                content: "A router knows the next screen. It does not know what is drawn on it."),
            Article(
                title: "Presenters without a Platform", website: "The Layered App", authors: "Priya Raman",
                content: "If a presenter imports the UI framework, its tests need a device.",
                imageURL: "https://example.com/images/presenter.png"),
            Article(
                date: ArticleDate("2015-08-19")?.date, title: "Four Kinds of Nothing", authors: "Jonas Beck",
                content:
                    "Not asked yet, still waiting, nothing there, and failed: a list needs a face for each of them."),
            Article(
                date: ArticleDate("2016-03-14")?.date, title: "Entities Stay at Home",
                website: "Weak References Weekly", authors: "Tomás Vidal",
                imageURL: "https://example.com/images/home.png"),
        ]
    }
}
