import ArticleCatalog
import Binding
import Fetching

/// Fetches, sorts and holds the articles of a service.
final class DefaultArticleListInteractor: ArticleListInteractor {
    let articles: Observable<LoadState<Article>>
    let sortKey: Observable<ArticleSortKey>

    private let service: any ArticleService
    private let state = Subject(LoadState<Article>.loading)
    private let key: Subject<ArticleSortKey>
    /// The articles in the source's order, from which each sort starts.
    private var fetched: [Article] = []
    private var fetch: Task<Void, Never>?

    init(service: any ArticleService, sortKey: ArticleSortKey) {
        self.service = service
        key = Subject(sortKey)
        articles = state.observable
        self.sortKey = key.observable
    }

    deinit { fetch?.cancel() }

    func fetchArticles() {
        fetch?.cancel()
        state.send(.loading)
        fetch = Task { [weak self, service] in
            do throws(FetchError) {
                let articles = try await service.fetchArticles().articles
                // If a newer request has cancelled this one, this response is dropped.
                if !Task.isCancelled { self?.didFetch(articles) }
            } catch {
                if !Task.isCancelled { self?.state.send(.failed(reason: error.message)) }
            }
        }
    }

    func sort(by key: ArticleSortKey) {
        self.key.send(key)
        if case .loaded = state.value { show() }
    }

    private func didFetch(_ articles: [Article]) {
        fetched = articles
        show()
    }

    private func show() {
        state.send(fetched.isEmpty ? .empty : .loaded(fetched.sorted(by: key.value)))
    }
}
