import Binding
import ConsoleUI
import Fetching

/// The list as lines of text.
final class TextArticleListView: Screen, ArticleListView {
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
        subscription = presenter.presentations.bind(to: self) { view, articles in view.show(articles.map(view.line)) }
    }

    override func viewDidDisappear() { subscription = nil }
    func didTapOnReload() { presenter.updateView() }

    func didTapOnSort(by key: String) {
        do { try presenter.sort(by: key) } catch { console.warn(error.description) }
    }

    func didTapOnArticle(at index: Int) { presenter.showDetailsForArticle(at: index) }

    private func show(_ state: LoadState<String>) {
        console.activity = state == .loading ? "Loading the articles" : nil
        rowCount = state.items.count
        switch state {
        case .loading: break
        case .loaded(let lines):
            console.write(heading: "Articles")
            for (number, line) in zip(1..., lines) { console.write("\(number). \(line)") }
        case .empty: console.write("No content")
        case .failed(let reason): console.write("The articles could not be loaded. \(reason)")
        }
    }

    private func line(for article: ArticlePresentation) -> String {
        "\(article.title)  (\(article.website), \(article.date))"
    }
}
