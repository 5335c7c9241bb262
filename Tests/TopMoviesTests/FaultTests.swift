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
    private static let faults: [(law: String, step: any TopMoviesStep.Type)] = [
        ("reload", DeafStep.self), ("open-the-right-one", FarSightedStep.self), ("open", LostStep.self),
    ]

    @Test(arguments: Console.Format.allCases)
    func `a law rejects a fault, and passes the same step without it`(format: Console.Format) async throws {
        for (id, step) in Self.faults {
            let law = try #require(Law.all.first { $0.id == id })
            await #expect(throws: LawViolation.self) { try await law(step, format: format) }
            try await law(SoundStep.self, format: format)
        }
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
            console.format == .text
            ? TextMovieListView(presenter: presenter, console: console)
            : JSONMovieListView(presenter: presenter, console: console)
        sound.view = view
        return view
    }

    func presenter(_ sound: any MovieListPresenter) -> any MovieListPresenter { sound }
    func router(_ sound: any MovieListRouter) -> any MovieListRouter { sound }
}

private struct SoundStep: @MainActor FaultyStep {
    let viewModel: any MovieListViewModel
}

/// Its view model fetches only once.
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

/// Its presenter is one off.
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

/// Its router goes nowhere.
private struct LostStep: @MainActor FaultyStep {
    let viewModel: any MovieListViewModel

    func router(_ sound: any MovieListRouter) -> any MovieListRouter { LostRouter() }
}

private final class LostRouter: MovieListRouter {
    func showDetailView(for movie: Movie) {}
}
