import Binding
import ConsoleUI

/// The list as lines of text.
final class TextArticleListView: Screen, ArticleListView {
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
        case .loaded(let articles):
            console.write(heading: "Articles")
            for (number, article) in zip(1..., articles) {
                console.write("\(number). \(article.title)  (\(article.website), \(article.date))")
            }
        case .empty: console.write("No content")
        case .failed(let reason): console.write("The articles could not be loaded. \(reason)")
        }
    }
}
