import ArticleCatalog
import ConsoleUI

/// The composition root of the list: creates the layers and wires them.
public struct ArticleListModule {
    private let interactor: any ArticleListInteractor

    /// Creates the business layer, which all views of the list share.
    /// - Parameter sortKey: What the articles are sorted by until the user chooses.
    public init(service: any ArticleService, sortKey: ArticleSortKey = .date) {
        interactor = DefaultArticleListInteractor(service: service, sortKey: sortKey)
    }

    /// Returns a view with layers of its own above the business layer.
    public func makeView(on console: Console) -> Screen {
        let router = DefaultArticleListRouter()
        let presenter = DefaultArticleListPresenter(router: router, interactor: interactor)
        let view = DefaultArticleListView(presenter: presenter, console: console)
        router.view = view
        return view
    }
}
