import Binding
import Conformance
import ConsoleUI
import Fetching
import MovieCatalog
import Testing

@testable import Step2Presenter

/// Checks that the laws can fail at all, with faults put between the layers of a step. `kata dev mutants` puts many more
/// into the layers themselves.
struct FaultTests {
    private static let faults: [(law: String, step: any TopMoviesStep.Type)] = [
        ("reload", FaultyStep<DeafPresenter>.self), ("open-the-right-one", FaultyStep<FarSightedPresenter>.self),
        ("open", FaultyStep<LostPresenter>.self),
    ]

    @Test(arguments: Console.Format.allCases)
    func `a law rejects a fault, and passes the same step without it`(format: Console.Format) async throws {
        for (id, step) in Self.faults {
            let law = try #require(Law.all.first { $0.id == id })
            await #expect(throws: LawViolation.self) { try await law(step, format: format) }
            try await law(FaultyStep<SoundPresenter>.self, format: format)
        }
    }
}

/// Step 2 with another presenter before its own.
private struct FaultyStep<Presenter: SoundPresenter>: @MainActor TopMoviesStep {
    let viewModel: DefaultMovieListViewModel

    init(service: any MovieService, limit: Int) {
        viewModel = DefaultMovieListViewModel(service: service, limit: limit)
    }

    func makeView(on console: Console) -> Screen {
        let presenter = Presenter(DefaultMovieListPresenter(viewModel: viewModel))
        return console.format == .text
            ? TextMovieListView(presenter: presenter, console: console)
            : JSONMovieListView(presenter: presenter, console: console)
    }
}

private class SoundPresenter: MovieListPresenter {
    let presentations: Observable<LoadState<MoviePresentation>>
    private let presenter: DefaultMovieListPresenter

    required init(_ presenter: DefaultMovieListPresenter) {
        (self.presenter, presentations) = (presenter, presenter.presentations)
    }

    func reload() { presenter.reload() }
    func movie(at index: Int) -> Movie? { presenter.movie(at: index) }
}

/// It fetches only once.
private final class DeafPresenter: SoundPresenter {
    private var hasFetched = false

    override func reload() {
        if !hasFetched { super.reload() }
        hasFetched = true
    }
}

/// It's one off.
private final class FarSightedPresenter: SoundPresenter {
    override func movie(at index: Int) -> Movie? { super.movie(at: index + 1) }
}

/// It opens nothing.
private final class LostPresenter: SoundPresenter {
    override func movie(at index: Int) -> Movie? { nil }
}
