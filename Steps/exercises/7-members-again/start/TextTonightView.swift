import Binding
import ConsoleUI
import Fetching

/// The screen that proposes the top movie for tonight, as a line of text.
final class TextTonightView: Screen {
    private let presenter: any MovieListPresenter
    private var subscription: Cancellable?

    init(presenter: any MovieListPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewDidLoad() {
        commands = [Command("watch", "show the details of the movie") { [weak self] in self?.didTapOnWatch() }]
        presenter.reload()
    }

    override func viewWillAppear() {
        subscription = presenter.presentations.bind(to: self) { view, movies in view.show(movies) }
    }

    override func viewDidDisappear() { subscription = nil }

    func didTapOnWatch() { presenter.didSelectMovie(at: 0) }

    private func show(_ movies: LoadState<MoviePresentation>) {
        console.activity = movies.isLoading ? "Loading the movies" : nil
        let title = movies.items.prefix(1).map(\.title).joined()
        if !movies.isLoading { console.write("Tonight: \(title)") }
    }
}
