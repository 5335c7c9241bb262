import Binding
import ConsoleUI

/// The list as one JSON object.
final class JSONArticleListView: Screen, ArticleListView {
    private let presenter: any ArticleListPresenter
    private var subscription: Cancellable?

    init(presenter: any ArticleListPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewDidLoad() {
        didTapOnReload()
    }

    override func viewWillAppear() {
        subscription = presenter.presentations.bind(to: self) { view, articles in view.show(articles) }
    }

    override func viewDidDisappear() {
        subscription = nil
    }

    func didTapOnReload() {
        presenter.updateView()
    }

    func didTapOnSort(by key: String) {
        do {
            try presenter.sort(by: key)
        } catch {
            console.warn(error.description)
        }
    }

    func didTapOnArticle(at index: Int) {
        presenter.showDetailsForArticle(at: index)
    }

    private func show(_ state: ArticleListState<ArticlePresentation>) {
        console.activity = state == .loading ? "Loading the articles" : nil
        rowCount = state.items.count
        switch state {
        case .loading: break
        case .loaded(let articles): write(articles.map(words))
        case .empty: write([])
        case .failed(let reason): write([], failure: reason)
        }
    }

    private func words(for article: ArticlePresentation) -> [String: String] {
        ["date": article.date, "title": article.title, "website": article.website, "authors": article.authors]
    }

    private func write(_ articles: [[String: String]], failure: String? = nil) {
        console.write(json: Page(articles: articles, sort: presenter.sortKey.value, failure: failure))
    }

    private struct Page: Encodable {
        let screen = "list"
        let articles: [[String: String]]
        let sort: String
        let failure: String?
    }
}
