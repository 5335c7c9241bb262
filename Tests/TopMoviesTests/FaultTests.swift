import Binding
import Conformance
import ConsoleUI
import Fetching
import MovieCatalog
import Testing

@testable import Step3Router

/// Checks that the laws can fail at all, with faults put around the layers of a step. `kata dev mutants` puts many more into
/// the layers themselves.
struct FaultTests {
    @Test(arguments: Console.Format.allCases)
    func `a view model that fetches only once`(format: Console.Format) async throws {
        try await expect("reload", toReject: DeafStep.self, format)
    }

    @Test(arguments: Console.Format.allCases)
    func `a presenter that is one off`(format: Console.Format) async throws {
        try await expect("open-the-right-one", toReject: FarSightedStep.self, format)
    }

    @Test(arguments: Console.Format.allCases)
    func `a router that goes nowhere`(format: Console.Format) async throws {
        try await expect("open", toReject: LostStep.self, format)
    }

    @Test(arguments: ["reload", "open-the-right-one", "open"], Console.Format.allCases)
    func `the same step without a fault passes the laws`(id: String, format: Console.Format) async throws {
        let law = try #require(Law.all.first { $0.id == id })
        try await law(SoundStep.self, format: format)
    }

    private func expect(
        _ id: String, toReject step: any TopMoviesStep.Type, _ format: Console.Format
    ) async throws {
        let law = try #require(Law.all.first { $0.id == id })
        await #expect(throws: LawViolation.self) { try await law(step, format: format) }
    }
}

/// Step 3 with a fault in one of its layers.
private protocol FaultyStep: TopMoviesStep {
    init(viewModel: any MovieListViewModel)
    var viewModel: any MovieListViewModel { get }
    func presenter(_ sound: any MovieListPresenter) -> any MovieListPresenter
    func router(_ sound: any MovieListRouter) -> any MovieListRouter
}

extension FaultyStep {
    static func make(service: any MovieService, limit: Int) -> Self {
        Self(viewModel: DefaultMovieListViewModel(service: service, limit: limit))
    }

    func makeView(on console: Console) -> Screen {
        let sound = DefaultMovieListRouter()
        let presenter = presenter(DefaultMovieListPresenter(router: router(sound), viewModel: viewModel))
        let view: any MovieListView =
            switch console.format {
            case .text: TextMovieListView(presenter: presenter, console: console)
            case .json: JSONMovieListView(presenter: presenter, console: console)
            }
        sound.view = view
        return view
    }

    func presenter(_ sound: any MovieListPresenter) -> any MovieListPresenter { sound }
    func router(_ sound: any MovieListRouter) -> any MovieListRouter { sound }
}

private struct SoundStep: @MainActor FaultyStep {
    let viewModel: any MovieListViewModel
}

private struct DeafStep: @MainActor FaultyStep {
    let viewModel: any MovieListViewModel

    init(viewModel: any MovieListViewModel) { self.viewModel = DeafViewModel(viewModel) }
}

private final class DeafViewModel: MovieListViewModel {
    let movies: Observable<LoadState<Movie>>
    private let viewModel: any MovieListViewModel
    private var hasFetched = false

    init(_ viewModel: any MovieListViewModel) {
        movies = viewModel.movies
        self.viewModel = viewModel
    }

    func fetchMovies() {
        if !hasFetched { viewModel.fetchMovies() }
        hasFetched = true
    }
}

private struct FarSightedStep: @MainActor FaultyStep {
    let viewModel: any MovieListViewModel

    func presenter(_ sound: any MovieListPresenter) -> any MovieListPresenter { FarSightedPresenter(sound) }
}

private final class FarSightedPresenter: MovieListPresenter {
    let presentations: Observable<LoadState<MoviePresentation>>
    private let presenter: any MovieListPresenter

    init(_ presenter: any MovieListPresenter) {
        presentations = presenter.presentations
        self.presenter = presenter
    }

    func reload() { presenter.reload() }
    func didSelectMovie(at index: Int) { presenter.didSelectMovie(at: index + 1) }
}

private struct LostStep: @MainActor FaultyStep {
    let viewModel: any MovieListViewModel

    func router(_ sound: any MovieListRouter) -> any MovieListRouter { LostRouter() }
}

private final class LostRouter: MovieListRouter {
    func showDetailView(for movie: Movie) {}
}
