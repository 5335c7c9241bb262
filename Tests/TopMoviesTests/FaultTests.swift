import Binding
import Conformance
import ConsoleUI
import MovieCatalog
import Step3Router
import Testing

/// A quick look at whether the laws can fail at all: faults put around the layers of a step. `kata mutants` puts many
/// more into the layers themselves.
struct FaultTests {
    @Test(arguments: Console.Format.allCases)
    func `a view model that hears one request only`(format: Console.Format) async throws {
        try await expect("reload", toReject: DeafStep.self, format)
    }

    @Test(arguments: Console.Format.allCases)
    func `a presenter that is one off`(format: Console.Format) async throws {
        try await expect("open-the-right-one", toReject: FarSightedStep.self, format)
    }

    @Test(arguments: Console.Format.allCases)
    func `a router that knows no way`(format: Console.Format) async throws {
        try await expect("open", toReject: LostStep.self, format)
    }

    private func expect(
        _ id: String, toReject step: any TopMoviesStep.Type, _ format: Console.Format
    ) async throws {
        let law = try #require(Law.all.first { $0.id == id })
        await #expect(throws: LawViolation.self) { try await law(step, format: format) }
    }
}

private struct DeafStep: TopMoviesStep {
    let module: MovieListModule

    static func make(service: any MovieService, limit: Int) -> Self {
        Self(module: MovieListModule(service: service, limit: limit, wrapViewModel: DeafViewModel.init))
    }

    func makeView(on console: Console) -> Screen { module.makeView(on: console) }
}

private final class DeafViewModel: MovieListViewModel {
    let movies: Observable<MovieListState<Movie>>
    private var viewModel: (any MovieListViewModel)?

    init(_ viewModel: any MovieListViewModel) {
        movies = viewModel.movies
        self.viewModel = viewModel
    }

    func fetchMovies() {
        viewModel?.fetchMovies()
        viewModel = nil
    }
}

private struct FarSightedStep: TopMoviesStep {
    let module: MovieListModule

    static func make(service: any MovieService, limit: Int) -> Self {
        Self(module: MovieListModule(service: service, limit: limit, wrapPresenter: FarSightedPresenter.init))
    }

    func makeView(on console: Console) -> Screen { module.makeView(on: console) }
}

private final class FarSightedPresenter: MovieListPresenter {
    let presentations: Observable<MovieListState<MoviePresentation>>
    private let presenter: any MovieListPresenter

    init(_ presenter: any MovieListPresenter) {
        presentations = presenter.presentations
        self.presenter = presenter
    }

    func reload() { presenter.reload() }
    func didSelectMovie(at index: Int) { presenter.didSelectMovie(at: index + 1) }
}

private struct LostStep: TopMoviesStep {
    let module: MovieListModule

    static func make(service: any MovieService, limit: Int) -> Self {
        Self(module: MovieListModule(service: service, limit: limit, wrapRouter: LostRouter.init))
    }

    func makeView(on console: Console) -> Screen { module.makeView(on: console) }
}

private final class LostRouter: MovieListRouter {
    init(_ router: any MovieListRouter) {}

    func showDetailView(for movie: Movie) {}
}
