import Binding
import ConsoleUI
import Fetching

/// The list, as lines of text or as one JSON object.
final class DefaultArticleListView: Screen, ArticleListView {
    private let presenter: any ArticleListPresenter
    private var subscription: Cancellable?

    init(presenter: any ArticleListPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewDidLoad() {
        commands = [
            Command("reload", "fetch the articles again") { [weak self] in
                self?.didTapOnReload()
            },
            Command.field("sort", "sort by date, title, author or website") { [weak self] key in
                self?.didTapOnSort(by: key)
            },
            Command("open", "show the details of article N") { [weak self] row in
                self?.didTapOnArticle(at: row)
            },
        ]
        didTapOnReload()
    }

    override func viewWillAppear() {
        subscription = presenter.presentations.bind(to: self) { view, articles in
            view.show(articles)
        }
    }

    override func viewDidDisappear() { subscription = nil }
    func didTapOnReload() { presenter.updateView() }

    func didTapOnSort(by key: String) {
        do {
            try presenter.sort(by: key)
        } catch {
            console.warn(error.description)
        }
    }

    func didTapOnArticle(at index: Int) { presenter.showDetailsForArticle(at: index) }

    private func show(_ state: LoadState<ArticlePresentation>) {
        console.activity = state == .loading ? "Loading the articles" : nil
        rowCount = state.items.count
        if state == .loading { return }
        switch console.format {
        case .text: write(state)
        case .json:
            let rows = state.items.map {
                ["date": $0.date, "title": $0.title, "website": $0.website, "authors": $0.authors]
            }
            var page = Page(articles: rows, sort: presenter.sortKey.value)
            if case .failed(let reason) = state { page.failure = reason }
            console.write(json: page)
        }
    }

    private func write(_ state: LoadState<ArticlePresentation>) {
        switch state {
        case .loading: break
        case .loaded(let articles):
            console.write(heading: "Articles")
            for (number, article) in zip(1..., articles) {
                console.write("\(number). \(article.title)  (\(article.website), \(article.date))")
            }
        case .empty: console.write("No content")
        case .failed(let reason): console.write("The articles could not be loaded. \(reason)")
        }
    }

    private struct Page: Encodable {
        let screen = "list"
        let articles: [[String: String]]
        let sort: String
        var failure: String?
    }
}
