import Binding
import ConsoleUI
import Fetching

/// The screen that waits for a link to one of the movies, as a line of text.
final class TextLinkView: Screen {
    private let presenter: any MovieListPresenter
    private var subscription: Cancellable?

    init(presenter: any MovieListPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewDidLoad() {
        commands = [
            Command("follow", "follow the link to movie N") { [weak self] row in self?.didFollowLink(to: row) }
        ]
        presenter.reload()
    }

    override func viewWillAppear() {
        subscription = presenter.presentations.bind(to: self) { view, movies in view.show(movies) }
    }

    override func viewDidDisappear() { subscription = nil }

    func didFollowLink(to index: Int) { presenter.didSelectMovie(at: index) }

    private func show(_ movies: LoadState<MoviePresentation>) {
        console.activity = movies.isLoading ? "Loading the movies" : nil
        rowCount = movies.items.count
        if !movies.isLoading { console.write("Links to \(movies.items.count) movies") }
    }
}
