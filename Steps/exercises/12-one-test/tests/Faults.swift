import Binding
import Fetching
import MovieCatalog
import Synchronization
import Testing

@testable import TopMovies

/// Returns the presenter to test: the presenter in Sources, wrapped in another presenter that may add a fault.
func makePresenter(router: any MovieListRouter, interactor: any MovieListInteractor) -> any MovieListPresenter {
    let presenter = DefaultMovieListPresenter(router: router, interactor: interactor)
    return FaultyPresenter(presenter, router, interactor, Fault.current)
}

/// The mistake, if any, that the presenter makes while your test runs.
nonisolated private enum Fault: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case none = "passes-as-it-is"
    case opensNothing = "opens-nothing"
    case opensAnother = "opens-another-movie"
    case opensBehindTheEnd = "opens-behind-the-end"
    case opensAnOldList = "opens-an-old-list"
    case reloadsNothing = "reloads-nothing"
    case formatsOtherwise = "formats-otherwise"
    case formatsUnknownAsZero = "formats-unknown-as-zero"
    case isNeverReleased = "is-never-released"
    case noneAgain = "passes-again"

    @TaskLocal static var current = none

    var testDescription: String { rawValue }

    var sentence: String {
        switch self {
        case .none: "Your test must pass with the original presenter."
        case .opensNothing: "Your test must fail if a tap opens nothing."
        case .opensAnother: "Your test must fail if a tap opens the next movie."
        case .opensBehindTheEnd: "Your test must fail if a tap below the last row opens the last movie."
        case .opensAnOldList: "Your test must fail if a tap after a reload opens a movie from the old list."
        case .reloadsNothing: "Your test must fail if a reload doesn't fetch."
        case .formatsOtherwise: "Your test must fail if 8.3 is shown as 8.0."
        case .formatsUnknownAsZero: "Your test must fail if an unknown rating becomes 0.0."
        case .isNeverReleased: "Your test must fail if the presenter stays in memory."
        case .noneAgain: "Your test must pass when it's run again, so nothing that it uses may outlive a run."
        }
    }
}

@Suite(.serialized, .timeLimit(.minutes(1)))
private struct TestTests {
    private static let isSound = Mutex(true)

    @Test(arguments: Fault.allCases)
    func `every law of a test holds`(fault: Fault) async {
        // A test that fails even without a fault can't show whether it notices a fault.
        guard Self.isSound.withLock(\.self) else { return }
        let issues = Mutex<[String]>([])
        try? await withKnownIssue(isIntermittent: true) {
            try await Fault.$current.withValue(fault) { try await testPresenter() }
        } matching: { issue in
            let place = issue.sourceLocation.map { " (\($0.fileName):\($0.line))" } ?? ""
            issues.withLock { $0.append("\(issue)\(place)") }
            return true
        }
        let first = issues.withLock(\.first)
        if fault == .none { Self.isSound.withLock { $0 = first == nil } }
        guard (first == nil) != [.none, .noneAgain].contains(fault) else { return }
        Issue.record("TestViolation\t\(fault.rawValue)\t\(fault.sentence)\t\(first ?? "it passes")")
    }
}

private final class FaultyPresenter: MovieListPresenter {
    let presentations: Observable<LoadState<MoviePresentation>>

    private let presenter: any MovieListPresenter
    private let router: any MovieListRouter
    private let interactor: any MovieListInteractor
    private let fault: Fault
    private var firstMovies: [Movie] = []
    private var subscription: Cancellable?
    private var itself: FaultyPresenter?

    init(
        _ presenter: any MovieListPresenter, _ router: any MovieListRouter, _ interactor: any MovieListInteractor,
        _ fault: Fault
    ) {
        (self.presenter, self.router, self.interactor, self.fault) = (presenter, router, interactor, fault)
        presentations =
            ![.formatsOtherwise, .formatsUnknownAsZero].contains(fault)
            ? presenter.presentations
            : interactor.movies.map { state in
                state.map { movie in
                    var movie = movie
                    movie.rating = fault == .formatsOtherwise ? movie.rating?.rounded() : movie.rating ?? 0
                    return MoviePresentation(movie)
                }
            }
        subscription = interactor.movies.bind(to: self) { presenter, state in
            if presenter.firstMovies.isEmpty { presenter.firstMovies = state.items }
        }
        if fault == .isNeverReleased { itself = self }
    }

    func reload() { if fault != .reloadsNothing { presenter.reload() } }

    func didSelectMovie(at index: Int) {
        let count = interactor.movies.value.items.count
        switch fault {
        case .opensNothing: break
        case .opensAnother: presenter.didSelectMovie(at: index + 1)
        case .opensBehindTheEnd: presenter.didSelectMovie(at: min(index, count - 1))
        case .opensAnOldList:
            if firstMovies.indices.contains(index) { router.showDetailView(for: firstMovies[index]) }
        default: presenter.didSelectMovie(at: index)
        }
    }
}
