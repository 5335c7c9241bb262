import ArticleCatalog
import ConsoleUI

/// The list's composition root, which creates the layers and wires them up.
public struct ArticleListModule {
    private let interactor: any ArticleListInteractor

    /// Creates the business layer, which all views of the list share.
    /// - Parameter sortKey: The sort key until the user chooses another.
    public init(service: any ArticleService, sortKey: ArticleSortKey = .date) {
        interactor = DefaultArticleListInteractor(service: service, sortKey: sortKey)
    }

    /// Creates a view with its own layers above the business layer.
    public func makeView(on console: Console) -> Screen {
        let router = DefaultArticleListRouter()
        let presenter = DefaultArticleListPresenter(router: router, interactor: interactor)
        let view = DefaultArticleListView(presenter: presenter, console: console)
        router.view = view
        return view
    }
}
