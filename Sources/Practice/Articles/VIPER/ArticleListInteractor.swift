import ArticleCatalog
import Binding
import Fetching

/// Fetches, sorts and holds the articles of a service.
final class DefaultArticleListInteractor: ArticleListInteractor {
    let articles: Observable<LoadState<Article>>
    let sortKey: Observable<ArticleSortKey>

    private let service: any ArticleService
    private let state = Subject(LoadState<Article>.loading)
    private let selectedKey: Subject<ArticleSortKey>
    /// The articles in the source's order, from which each sort starts.
    private var fetched: [Article] = []
    private var fetch: Task<Void, Never>?

    init(service: any ArticleService, sortKey: ArticleSortKey) {
        self.service = service
        selectedKey = Subject(sortKey)
        articles = state.observable
        self.sortKey = selectedKey.observable
    }

    deinit { fetch?.cancel() }

    func fetchArticles() {
        fetch?.cancel()
        state.send(.loading)
        fetch = Task { [weak self, service] in
            let answer = await Self.articles(of: service)
            // If a newer request has cancelled this one, the answer comes too late.
            if !Task.isCancelled { self?.didFetch(answer) }
        }
    }

    func sort(by key: ArticleSortKey) {
        selectedKey.send(key)
        if case .loaded = state.value { publish() }
    }

    private static func articles(of service: any ArticleService) async -> Result<[Article], FetchError> {
        do throws(FetchError) {
            return .success(try await service.fetchArticles().articles)
        } catch {
            return .failure(error)
        }
    }

    private func didFetch(_ answer: Result<[Article], FetchError>) {
        switch answer {
        case .success(let articles):
            fetched = articles
            publish()
        case .failure(let error):
            state.send(.failed(reason: error.message))
        }
    }

    private func publish() {
        state.send(fetched.isEmpty ? .empty : .loaded(fetched.sorted(by: selectedKey.value)))
    }
}
