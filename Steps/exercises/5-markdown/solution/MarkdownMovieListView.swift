import Binding
import ConsoleUI

/// The list as Markdown.
final class MarkdownMovieListView: Screen, MovieListView {
    private let presenter: any MovieListPresenter
    private var subscription: Cancellable?

    init(presenter: any MovieListPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewDidLoad() {
        didTapOnReload()
    }

    override func viewWillAppear() {
        subscription = presenter.presentations.bind(to: self) { view, movies in view.show(movies.map(view.line)) }
    }

    override func viewDidDisappear() {
        subscription = nil
    }

    func didTapOnReload() {
        presenter.reload()
    }

    func didTapOnMovie(at index: Int) {
        presenter.didSelectMovie(at: index)
    }

    private func show(_ state: MovieListState<String>) {
        console.activity = state == .loading ? "Loading the movies" : nil
        rowCount = state.items.count
        switch state {
        case .loading: break
        case .loaded(let lines):
            console.write(heading: "# Top Movies")
            console.write("")
            for line in lines { console.write(line) }
        case .empty: console.write("No movies to show")
        case .failed(let reason): console.write("The movies could not be loaded. \(reason)")
        }
    }

    private func line(for movie: MoviePresentation) -> String {
        "\(movie.rank). **\(escaped(movie.title))** (\(movie.year)), \(movie.rating)"
    }

    /// What Markdown would take for markup, with a backslash before it.
    private func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "\\*_`[]<>#".contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}
