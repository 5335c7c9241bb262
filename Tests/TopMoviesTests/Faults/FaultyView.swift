import Binding
import Fetching
import MovieCatalog

@testable import Conformance
@testable import ConsoleUI
@testable import Step3Router

final class FaultyPresenter: MovieListPresenter {
    private let presenter: DefaultMovieListPresenter
    private var observers = 0
    private let router: any MovieListRouter
    private var token: Cancellable?
    private var firstMovies: [Movie] = []
    var part: Any?
    var navigate: (() -> Void)?

    init(_ router: any MovieListRouter, _ business: FaultyBusiness) {
        self.router = router
        presenter = DefaultMovieListPresenter(router: router, viewModel: business)
        Fault.keep(self, if: "stays alive")
        Fault.keep(router, if: "keeps the layers beside it")
        firstMovies = business.movies.value.items
        let faults = [
            "stays alive once it has a state",
            "remembers the first list",
            "fetches again when there are no movies",
        ]
        guard faults.contains(where: Fault.has) else { return }
        token = presenter.presentations.bind(to: self) { presenter, state in
            if !state.isLoading { Fault.keep(presenter, if: "stays alive once it has a state") }
            let isEmpty = !state.isLoading && state.items.isEmpty
            if isEmpty, Fault.has("fetches again when there are no movies") { presenter.reload() }
            if presenter.firstMovies.isEmpty { presenter.firstMovies = business.movies.value.items }
        }
    }

    var presentations: Observable<LoadState<MoviePresentation>> {
        observers += 1
        if Fault.has("works only on movies that come later") { return laterPresentations }
        if observers > 1, Fault.has("starts again for the second observer") {
            return laterPresentations
        }
        if observers > 1, Fault.has("shows the second observer an empty list") {
            return presenter.presentations.map { _ in .empty }
        }
        return observers > 1 && Fault.has("supports only one observer")
            ? Subject(.loading).observable : presenter.presentations
    }

    /// The presentations without those that are there already.
    private var laterPresentations: Observable<LoadState<MoviePresentation>> {
        var isFirst = true
        return presenter.presentations.map { state in
            defer { isFirst = false }
            return isFirst ? .loading : state
        }
    }

    func reload() { presenter.reload() }

    func didSelectMovie(at index: Int) {
        if Fault.has("remembers the first list") {
            if firstMovies.indices.contains(index) {
                router.showDetailView(for: firstMovies[index])
            }
            return
        }
        if presenter.presentations.value.items.isEmpty, Fault.has("opens a row that isn't there") {
            router.showDetailView(for: Movie(title: ""))
        }
        let isOffByOne = Fault.has("opens the movie after the chosen one")
        presenter.didSelectMovie(at: isOffByOne ? index &+ 1 : index)
        if Fault.has("fetches when it opens a movie") { reload() }
    }
}

final class FaultyRouter: MovieListRouter {
    private static weak var older: FaultyRouter?
    private static weak var newest: FaultyRouter?
    static var late: Movie?
    let router = DefaultMovieListRouter()
    private let console: Console
    private var first: Movie?
    private var opened: Set<Movie> = []
    private weak var firstNavigator: Navigator?
    var part: Any?

    init(on console: Console) {
        self.console = console
        Self.older = Self.newest
        Self.newest = self
        Self.late = nil
    }

    func showDetailView(for movie: Movie) {
        first = first ?? movie
        var movie = Self.late ?? movie
        if Fault.has("shows an unknown year as 0 in the details") { movie.year = movie.year ?? 0 }
        if Fault.has("opens nothing") { return }
        if Fault.has("opens only movies with a title"), movie.title.isEmpty { return }
        if Fault.has("opens each movie only once"), !opened.insert(movie).inserted { return }
        firstNavigator = firstNavigator ?? router.view?.navigator
        if Fault.has("opens where its view was first") {
            firstNavigator?.push(MovieDetailModule(movie: movie).makeView(on: console))
            return
        }
        if Fault.has("writes a bidi override in the details") { console.write(backwards: true) }
        if Fault.has("opens the same movie again"), let first {
            router.showDetailView(for: first)
        } else {
            router.showDetailView(for: movie)
        }
        if self === Self.newest, Fault.has("opens in two windows") {
            Self.older?.router.showDetailView(for: movie)
        }
        if router.view == nil {
            if Fault.has("writes when its view is gone") { console.write(movie.title) }
            if Fault.has("writes an empty line when its view is gone") { console.write("") }
        }
        let details = router.view?.navigator?.top
        if Fault.has("adds a command to the details") {
            details?.commands.append(Command("share", "share it") {})
        }
        Fault.keep(details, if: "retains the details")
        Fault.keep(router.view, if: "retains its view when it opens a movie")
    }
}

final class FaultyView: Screen, MovieListView {
    private let view: any MovieListView
    private let presenter: any MovieListPresenter
    var part: Any?
    var movie: Movie?
    private var appearances = 0
    private var rows = 0
    private var token: Cancellable?

    init(_ presenter: any MovieListPresenter, on console: Console) {
        self.presenter = presenter
        view =
            console.format == .text || Fault.has("always shows text")
            ? TextMovieListView(presenter: presenter, console: console)
            : JSONMovieListView(presenter: presenter, console: console)
        super.init(console: console)
        Fault.keep(self, if: "stays alive")
        if Fault.has("supports only one observer") { return }
        token = presenter.presentations.bind(to: self) { view, state in
            if state.items.isEmpty, Fault.has("adds a heading to an empty list") {
                view.console.write(heading: "None")
            }
            let isReset = state.isLoading && !Fault.has("keeps its row count")
            if isReset || !state.items.isEmpty { view.rows = state.items.count }
            if !state.items.isEmpty { Fault.keep(view, if: "stays alive once it has movies") }
        }
    }

    convenience init(over double: LayerDouble, on console: Console) {
        self.init(FaultyPresenter(double, FaultyBusiness { double }), on: console)
    }

    override var rowCount: Int {
        get {
            let isNothing = view.rowCount == 0 && console.activity == nil
            if Fault.has("keeps its row count for an empty list") { return rows }
            if Fault.has("keeps its row count") { return rows }
            if Fault.has("adds a row") { return view.rowCount + 1 }
            if isNothing, Fault.has("opens a row that isn't there") { return 1 }
            return view.rowCount
        }
        set { view.rowCount = newValue }
    }

    override func viewDidLoad() {
        view.viewDidLoad()
        commands = view.commands
        if Fault.has("adds a command") { commands.append(Command("share", "share them") {}) }
        if Fault.has("lists its commands in another order") { commands.reverse() }
        if Fault.has("pushes a screen itself") {
            commands[1] = Command("open", "show the details of movie N") { [weak self] row in
                guard let self else { return }
                view.didTapOnMovie(at: row)
                navigator?.push(Screen(console: console))
            }
        }
        if Fault.has("adds a note") { console.note("Welcome.") }
        if Fault.has("adds a heading") { console.write(heading: "Films") }
        if Fault.has("writes a bidi override") { console.write(backwards: true) }
        if Fault.has("mishandles control characters"), console.format == .text {
            console.write(backwards: false)
        }
    }

    override func viewWillAppear() {
        appearances += 1
        if appearances > 1, Fault.has("draws before it reappears") { return }
        view.viewWillAppear()
        if console.activity != nil, Fault.has("changes the text of the activity") {
            console.activity = "One moment"
        }
        if appearances > 1, Fault.has("fetches whenever it appears") { didTapOnReload() }
    }

    override func viewDidDisappear() {
        if Fault.has("draws while covered") || Fault.has("draws before it reappears") { return }
        view.viewDidDisappear()
    }
    func didTapOnReload() { view.didTapOnReload() }
    func didTapOnMovie(at index: Int) { view.didTapOnMovie(at: index) }
}

extension Console {
    /// Writes what the console never would: a bidi override or a control character.
    fileprivate func write(backwards: Bool) {
        let output = Mirror(reflecting: self).descendant("output") as? TextOutput
        output?.write(backwards ? "\u{202E}\n" : "\u{7}\n")
    }
}
