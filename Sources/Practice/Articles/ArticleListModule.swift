public import ArticleCatalog
public import ConsoleUI

/// The composition root of the list: the only place that knows which types stand behind the contracts.
public struct ArticleListModule {
    private let presenter: any ArticleListPresenter
    private let router: ScreenArticleListRouter

    /// Wires the layers below the view, each of which the caller may wrap in one of its own.
    /// - Parameter sortKey: What the articles are sorted by until somebody chooses.
    public init(
        service: any ArticleService, sortKey: ArticleSortKey = .date,
        wrapInteractor: (any ArticleListInteractor) -> any ArticleListInteractor = { $0 },
        wrapRouter: (any ArticleListRouter) -> any ArticleListRouter = { $0 },
        wrapPresenter: (any ArticleListPresenter) -> any ArticleListPresenter = { $0 }
    ) {
        let interactor = wrapInteractor(FetchedArticleListInteractor(service: service, sortKey: sortKey))
        router = ScreenArticleListRouter()
        presenter = wrapPresenter(FetchedArticleListPresenter(router: wrapRouter(router), interactor: interactor))
    }

    /// Makes a view of the console's kind. Two calls make two views that show the same.
    public func makeView(on console: Console) -> Screen {
        let view: any ArticleListView =
            switch console.format {
            case .text: TextArticleListView(presenter: presenter, console: console)
            case .json: JSONArticleListView(presenter: presenter, console: console)
            }
        view.commands = [
            Command("reload", "fetch the articles again") { [weak view] in view?.didTapOnReload() },
            Command.field("sort", "sort by date, title, author or website") { [weak view] key in
                view?.didTapOnSort(by: key)
            },
            Command("open", "show the details of article N") { [weak view, router] row in
                // Of two views on one presenter, the one that was tapped is left.
                router.view = view
                view?.didTapOnArticle(at: row)
            },
        ]
        return view
    }
}
