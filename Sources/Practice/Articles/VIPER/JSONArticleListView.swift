import Binding
import ConsoleUI
import Fetching

/// The list as one JSON object.
final class JSONArticleListView: Screen, ArticleListView {
    private let presenter: any ArticleListPresenter
    private var subscription: Cancellable?

    init(presenter: any ArticleListPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewDidLoad() {
        commands = [
            Command("reload", "fetch the articles again") { [weak self] in self?.didTapOnReload() },
            Command.field("sort", "sort by date, title, author or website") { [weak self] in self?.didTapOnSort(by: $0)
            },
            Command("open", "show the details of article N") { [weak self] row in self?.didTapOnArticle(at: row) },
        ]
        didTapOnReload()
    }

    override func viewWillAppear() {
        subscription = presenter.presentations.bind(to: self) { view, articles in view.show(articles.map(view.labels)) }
    }

    override func viewDidDisappear() { subscription = nil }
    func didTapOnReload() { presenter.updateView() }

    func didTapOnSort(by key: String) {
        do { try presenter.sort(by: key) } catch { console.warn(error.description) }
    }

    func didTapOnArticle(at index: Int) { presenter.showDetailsForArticle(at: index) }

    private func show(_ state: LoadState<[String: String]>) {
        console.activity = state == .loading ? "Loading the articles" : nil
        rowCount = state.items.count
        switch state {
        case .loading: break
        case .loaded, .empty: console.write(json: Page(articles: state.items, sort: presenter.sortKey.value))
        case .failed(let reason): console.write(json: Page(sort: presenter.sortKey.value, failure: reason))
        }
    }

    private func labels(for article: ArticlePresentation) -> [String: String] {
        ["date": article.date, "title": article.title, "website": article.website, "authors": article.authors]
    }

    private struct Page: Encodable {
        let screen = "list"
        var articles: [[String: String]] = []
        let sort: String
        var failure: String?
    }
}
