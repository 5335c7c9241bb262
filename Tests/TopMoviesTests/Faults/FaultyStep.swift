import Binding
import ConsoleUI
import Fetching
import MovieCatalog

@testable import Conformance
@testable import Step3Router

/// Step 3 with a wrapper around each layer. The wrappers behave correctly except for one fault.
struct FaultyStep: TopMoviesStep {
    private let makeBusiness: () -> FaultyBusiness
    private let business: FaultyBusiness

    init(service: any MovieService, limit: Int) {
        makeBusiness = { FaultyBusiness(service: service, limit: limit) }
        business = makeBusiness()
    }

    func makeView(on console: Console) -> Screen {
        let business = Fault.has("creates a business layer for each view") ? makeBusiness() : business
        let router = FaultyRouter(on: console)
        let view = FaultyView(FaultyPresenter(router, business), on: console)
        (router.router.view, business.newestView) = (view, view)
        return view
    }
}

/// The layers of the faulty step, for tests of each layer on its own.
enum FaultyLayers: StepLayers {
    static let business: MakeBusiness = FaultyBusiness.init
    static let presenter: MakePresenter? = { double in FaultyPresenter(double, FaultyBusiness { double }) }

    static let router: MakeRouter? = { double, console in
        let (router, view) = (FaultyRouter(on: console), FaultyView(over: double, on: console))
        router.router.view = view
        return (router, view)
    }

    static let view: MakeView = FaultyView.init
}

/// A service that returns the first movies of another service, regardless of rank.
private struct FirstMovies: MovieService {
    private let (service, limit): (any MovieService, Int)

    init(_ service: any MovieService, _ limit: Int) { (self.service, self.limit) = (service, limit) }

    func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        MovieFeed(movies: Array(try await service.fetchMovies().movies.prefix(limit)))
    }
}

final class FaultyBusiness: MovieListViewModel, BusinessLayer {
    var movies: Observable<LoadState<Movie>> { state.observable }
    weak var newestView: Screen?
    private let make: () -> any MovieListViewModel
    private let state = Subject(LoadState<Movie>.loading)
    private var viewModels: [any MovieListViewModel] = []
    private var tokens: [Cancellable] = []
    private var requests = 0
    private let part = BusinessDouble()
    private var (newest, answers) = (0, 0)

    init(_ make: @escaping () -> any MovieListViewModel) {
        self.make = make
        addViewModel()
        if Fault.has("fetches before it's asked to") { fetchMovies() }
    }

    convenience init(service: any MovieService, limit: Int) {
        let limit = Fault.has("shows one movie too many") ? limit + 1 : limit
        let service: any MovieService = Fault.has("limits before it ranks") ? FirstMovies(service, limit) : service
        self.init { DefaultMovieListViewModel(service: service, limit: limit) }
    }

    func fetchMovies() {
        requests += 1
        if Fault.has("ignores a reload"), requests > 1 { return }
        let faults = ["accepts every answer", "waits for the last answer", "redraws at each answer"]
        if (faults + ["accepts each newer answer", "opens a late movie"]).contains(where: Fault.has) { addViewModel() }
        if Fault.has("publishes twice") || Fault.has("republishes at request \(requests)") { state.send(state.value) }
        let viewModel = Fault.has("doesn't cancel") ? make() : viewModels.last
        Fault.keep(viewModel, if: "doesn't cancel")
        for _ in 1...(Fault.has("fetches twice") ? 2 : 1) { viewModel?.fetchMovies() }
        let spare = Fault.has("makes an extra call at request \(requests)") ? make() : nil
        spare?.fetchMovies()
        Fault.keep(spare, if: "makes an extra call at request \(requests)")
        Fault.keep(self, if: "stays alive")
        if Fault.has("stays alive") { Task { viewModels = [] } }
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
        case .loading: if Fault.has("shows old movies while loading") { return }
        case .loaded(let movies):
            new = Fault.has("keeps loading after an answer") ? .loading : .loaded(edited(movies))
            if case .loaded = state.value, Fault.has("redraws at each answer") { new = state.value }
        case .empty: if Fault.has("shows an empty list as a failure") { new = .failed(reason: "") }
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
        "rounds a rating half up": { $0.rating = $0.rating.map { ($0 * 10).rounded() / 10 } },
        "rounds a rating down": { $0.rating = $0.rating.map { ($0 * 10).rounded(.down) / 10 } },
        "sorts the genres": { $0.genres.sort() }, "shows only one genre": { $0.genres = Array($0.genres.prefix(1)) },
        "shows only one director": { $0.director = $0.director.map { String($0.prefix { $0 != "," }) } },
        "cuts off a long title": { $0.title = String($0.title.prefix(60)) },
        "drops characters outside ASCII": { $0.title.removeAll { !$0.isASCII } },
        "escapes markup": { $0.title.replace("<", with: "&lt;") }, "drops quotes": { $0.title.replace("\"", with: "") },
        "treats a title as a format string": { $0.title.replace("% ", with: "") },
        "mishandles control characters": { $0.title.replace("\n", with: " ") },
    ]

    private func edited(_ movies: [Movie]) -> [Movie] {
        var (movies, titles) = (movies, Set<String>())
        if Fault.has("ranks by the rating alone") { movies.sort { $0.rating ?? 0 > $1.rating ?? 0 } }
        if Fault.has("drops movies with equal titles") { movies.removeAll { !titles.insert($0.title).inserted } }
        for index in movies.indices {
            if Fault.has("ranks by the rating alone") { movies[index].rank = index + 1 }
            if Fault.has("adds 1 to the ranks after a reload"), requests > 1 { movies[index].rank? += 1 }
            for (fault, edit) in Self.edits where Fault.has(fault) { edit(&movies[index]) }
        }
        return movies
    }
}
