import Binding
import ConsoleUI
import Fetching
import MovieCatalog

@testable import Conformance
@testable import Step3Router

/// A value that only the business layer may store. A presenter may hold a type of its own that contains a rule about it.
struct User {
    struct Rule { let user = User() }
}

/// Step 3 with a wrapper around each layer. The wrappers behave correctly except for one fault.
struct FaultyStep: TopMoviesStep {
    private let makeBusiness: () -> FaultyBusiness
    private let business: FaultyBusiness

    init(service: any MovieService, limit: Int) {
        makeBusiness = { FaultyBusiness(service: service, limit: limit) }
        business = makeBusiness()
    }

    func makeView(on console: Console) -> Screen {
        let hasOneBusiness = !Fault.has("creates a business layer for each view")
        let business = hasOneBusiness ? business : makeBusiness()
        let router = FaultyRouter(on: console)
        let presenter = FaultyPresenter(router, business)
        let original = DefaultMovieListPresenter(router: router, viewModel: business)
        let runsWithout = Fault.has("runs without its presenter")
        let view = FaultyView(runsWithout ? original : presenter, on: console)
        router.router.view = view
        if Fault.has("stops when its newest view is gone") { business.newestView = view }
        if Fault.has("has a view that holds the business layer") { view.part = business }
        if Fault.has("has a view that holds the service") { view.part = business.service }
        if Fault.has("has a view that holds a movie") { view.movie = Movie(title: "Heat") }
        if Fault.has("has a view that holds the router") { view.part = router }
        if Fault.has("has a router that asks the business layer") { router.part = business }
        if Fault.has("has a presenter that holds the service") { presenter.part = business.service }
        if Fault.has("has a presenter that holds a screen") {
            presenter.part = Screen(console: console)
        }
        if Fault.has("has a view that holds a user") { view.part = User() }
        if Fault.has("has a presenter that holds a user") { presenter.part = User() }
        if Fault.has("has a router that holds a user") { router.part = User() }
        if Fault.has("has a business layer that holds a view") { business.newestView = view }
        if Fault.has("has a business layer that holds the router") { business.router = router }
        business.user = User()
        if presenter.part == nil { presenter.part = User.Rule() }
        if Fault.has("has a business layer that formats") {
            business.presentations = presenter.presentations
        }
        if Fault.has("hides a router that isn't the app's") { presenter.navigate = {} }
        return view
    }
}

extension StepLayers {
    /// The layers of the faulty step, for tests of each layer on its own.
    static let faulty = StepLayers(
        business: { service, limit in
            let business = FaultyBusiness(service: service, limit: limit)
            return BusinessLayer(
                business,
                movies: business.movies,
                fetchMovies: business.fetchMovies)
        },
        presenter: { double in
            let presenter = FaultyPresenter(double, FaultyBusiness { double })
            return PresenterLayer(
                presenter,
                presentations: presenter.presentations,
                reload: presenter.reload,
                didSelectMovie: presenter.didSelectMovie)
        },
        view: { double, console in FaultyView(over: double, on: console) },
        router: { console in
            let router = FaultyRouter(on: console)
            let view = FaultyView(over: LayerDouble(), on: console)
            router.router.view = view
            Fault.keep(view, if: "retains its view")
            let isForeign = Fault.has("hides a router that isn't the app's")
            return RouterLayer(
                isForeign ? LayerDouble() : router,
                from: view,
                showDetailView: router.showDetailView)
        },
        detail: { movie in
            var shown = movie
            if Fault.has("shows an unknown year as 0") { shown.year = movie.year ?? 0 }
            if Fault.has("holds another movie") { shown = Movie(title: "Other") }
            let viewModel = DefaultMovieDetailViewModel(movie: shown)
            let presenter = DefaultMovieDetailPresenter(viewModel: viewModel)
            Fault.keep(viewModel, if: "leaks an object")
            var presentation: Any = presenter.presentation
            if Fault.has("offers a number") { presentation = [presentation, 8.25] }
            var business: Any = viewModel
            if Fault.has("has one type for both") { business = presenter }
            if Fault.has("has only the movie below its presenter") { business = movie }
            return DetailLayers(
                business: business,
                movie: viewModel.movie,
                presenter: presenter,
                presentation: presentation)
        }
    )
}

/// A service that returns the first movies of another service, regardless of rank.
private struct FirstMovies: MovieService {
    let service: any MovieService
    let limit: Int

    func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        MovieFeed(movies: Array(try await service.fetchMovies().movies.prefix(limit)))
    }
}

final class FaultyBusiness: MovieListViewModel {
    var movies: Observable<LoadState<Movie>> { state.observable }
    weak var newestView: Screen?
    var router: FaultyRouter?
    var user: User?
    var presentations: Observable<LoadState<MoviePresentation>>?
    private(set) var service: (any MovieService)?
    private let make: () -> any MovieListViewModel
    private let state = Subject(LoadState<Movie>.loading)
    private var viewModels: [any MovieListViewModel] = []
    private var tokens: [Cancellable] = []
    private var requests = 0
    private let part = Part()
    private var newest = 0
    private var answers = 0

    init(_ make: @escaping () -> any MovieListViewModel) {
        self.make = make
        addViewModel()
        if Fault.has("fetches before it's asked to") { fetchMovies() }
    }

    convenience init(service: any MovieService, limit: Int) {
        let limit = Fault.has("shows one movie too many") ? limit + 1 : limit
        let limitsFirst = Fault.has("limits before it ranks")
        let service = limitsFirst ? FirstMovies(service: service, limit: limit) : service
        self.init { DefaultMovieListViewModel(service: service, limit: limit) }
        self.service = service
    }

    func fetchMovies() {
        requests += 1
        if Fault.has("ignores a reload"), requests > 1 { return }
        let faults = [
            "accepts every answer",
            "waits for the last answer",
            "redraws at each answer",
            "accepts each newer answer",
            "opens a late movie",
        ]
        if faults.contains(where: Fault.has) { addViewModel() }
        if Fault.has("publishes twice") || Fault.has("republishes at request \(requests)") {
            state.send(state.value)
        }
        let viewModel = Fault.has("doesn't cancel") ? make() : viewModels.last
        Fault.keep(viewModel, if: "doesn't cancel")
        for _ in 1...(Fault.has("fetches twice") ? 2 : 1) { viewModel?.fetchMovies() }
        let spare = Fault.has("makes an extra call at request \(requests)") ? make() : nil
        spare?.fetchMovies()
        Fault.keep(spare, if: "makes an extra call at request \(requests)")
        Fault.keep(self, if: "stays alive")
        if Fault.has("stays alive") {
            Task { viewModels = [] }
        }
        Fault.keep(part, if: "leaks an object")
        if requests > 1 { Fault.keep(part, if: "leaks an object after a reload") }
    }

    private func addViewModel() {
        let viewModel = make()
        viewModels.append(viewModel)
        let number = viewModels.count
        tokens.append(viewModel.movies.bind(to: self) { $0.receive($1, from: number) })
    }

    private func receive(_ new: LoadState<Movie>, from number: Int) {
        if new.isLoading || number < newest, Fault.has("accepts each newer answer") { return }
        if number < newest, Fault.has("opens a late movie") {
            FaultyRouter.late = new.items.first
            return
        }
        if !new.isLoading { answers += 1 }
        if new.isLoading || answers < requests, Fault.has("waits for the last answer") { return }
        newest = number
        var new = new
        if Fault.has("ignores all answers after a failure"), case .failed = state.value { return }
        if Fault.has("stops when its newest view is gone"), newestView == nil { return }
        if Fault.has("drops the third answer"), requests == 3, case .loaded = new { return }
        switch new {
        case .loading:
            if Fault.has("shows old movies while loading") { return }
        case .loaded(let movies):
            new = Fault.has("keeps loading after an answer") ? .loading : .loaded(edited(movies))
            if case .loaded = state.value, Fault.has("redraws at each answer") { new = state.value }
        case .empty:
            if Fault.has("shows an empty list as a failure") { new = .failed(reason: "") }
        case .failed:
            Fault.keep(part, if: "leaks an object after a failure")
            if Fault.has("shows a failure as an empty list") { new = .empty }
            if Fault.has("keeps loading after a failure") { new = .loading }
        }
        if Fault.has("shows old movies while loading"), new == state.value { return }
        for _ in 1...(Fault.has("publishes twice") ? 2 : 1) { state.send(new) }
    }

    /// The faults that change a movie.
    private static let edits: [String: (inout Movie) -> Void] = [
        "shows an unknown year as 0": { $0.year = $0.year ?? 0 },
        "shows 0 votes as unknown": { $0.votes = $0.votes == 0 ? nil : $0.votes },
        "rounds a rating half up": { movie in
            movie.rating = movie.rating.map { ($0 * 10).rounded() / 10 }
        },
        "rounds a rating down": { movie in
            movie.rating = movie.rating.map { ($0 * 10).rounded(.down) / 10 }
        },
        "sorts the genres": { $0.genres.sort() },
        "shows only one genre": { $0.genres = Array($0.genres.prefix(1)) },
        "shows only one director": { $0.director?.replace(/,.*/, with: "") },
        "cuts off a long title": { $0.title = String($0.title.prefix(60)) },
        "drops characters outside ASCII": { movie in
            movie.title.removeAll { !$0.isASCII }
        },
        "escapes markup": { $0.title.replace("<", with: "&lt;") },
        "drops quotes": { $0.title.replace("\"", with: "") },
        "treats a title as a format string": { $0.title.replace("% ", with: "") },
        "mishandles control characters": { $0.title.replace("\n", with: " ") },
    ]

    private func edited(_ movies: [Movie]) -> [Movie] {
        var movies = movies
        var titles: Set<String> = []
        if Fault.has("ranks by the rating alone") {
            movies.sort { $0.rating ?? 0 > $1.rating ?? 0 }
        }
        if Fault.has("drops movies with equal titles") {
            movies.removeAll { !titles.insert($0.title).inserted }
        }
        for index in movies.indices {
            if Fault.has("ranks by the rating alone") { movies[index].rank = index + 1 }
            if Fault.has("adds 1 to the ranks after a reload"), requests > 1 {
                movies[index].rank? += 1
            }
            for (fault, edit) in Self.edits where Fault.has(fault) { edit(&movies[index]) }
        }
        return movies
    }
}

/// An object to leak.
final class Part {}
