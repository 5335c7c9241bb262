import Binding
import Fetching
import MovieCatalog
import Synchronization
import Testing

@testable import TopMovies

/// Returns the presenter to test: the presenter in Sources, wrapped in another presenter that may add a fault.
func makePresenter(router: any MovieListRouter, interactor: any MovieListInteractor) -> any MovieListPresenter {
    TestedPresenter(router: router, interactor: interactor, fault: .current)
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

    /// Whether the presenter makes no mistake.
    var isOriginal: Bool { self == .none || self == .noneAgain }

    /// The mistakes of the runs of your test that decide this law. In a random order, so that the number of a run
    /// doesn't tell whether there's a mistake.
    var runs: [Fault] { isOriginal ? [self] : [self, self, .none].shuffled() }

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
    /// The first failure without a fault. After it, no fault is judged: the test fails for some other reason.
    private static var failure: (law: Fault, issue: String)?

    @Test(arguments: Fault.allCases)
    func `every law of a test holds`(fault: Fault) async {
        for planted in fault.runs where Self.failure == nil {
            let issue = await firstIssue(with: planted)
            if planted.isOriginal {
                Self.failure = issue.map { (fault == .none ? .none : .noneAgain, $0) }
            } else if issue == nil {
                return record(fault, instead: "it passes")
            }
        }
        if let failure = Self.failure, failure.law == fault { record(fault, instead: failure.issue) }
    }

    private func firstIssue(with fault: Fault) async -> String? {
        let issues = Mutex<[String]>([])
        try? await withKnownIssue(isIntermittent: true) {
            try await Fault.$current.withValue(fault) { try await testPresenter() }
        } matching: { issue in
            #if compiler(>=6.3)
                // A warning doesn't make a test fail.
                guard issue.isFailure else { return true }
            #endif
            let place = issue.sourceLocation.map { " (\($0.fileName):\($0.line))" } ?? ""
            issues.withLock { $0.append("\(issue)\(place)") }
            return true
        }
        return issues.withLock(\.first)
    }

    private func record(_ fault: Fault, instead: String) {
        Issue.record("\(fault.sentence)\nInstead: \(instead)")
    }
}

/// The presenter to test. Its type and its properties look the same with any fault: the faults are inside closures.
private final class TestedPresenter: MovieListPresenter {
    let presentations: Observable<LoadState<MoviePresentation>>

    private let fetch: () -> Void
    private let select: (Int) -> Void
    private var subscription: Cancellable?

    init(router: any MovieListRouter, interactor: any MovieListInteractor, fault: Fault) {
        let presenter = DefaultMovieListPresenter(router: router, interactor: interactor)
        var firstMovies: [Movie] = []
        presentations = presenter.presentations.map { state in
            switch fault {
            case .formatsOtherwise: Self.present(interactor.movies.value) { $0?.rounded() }
            case .formatsUnknownAsZero: Self.present(interactor.movies.value) { $0 ?? 0 }
            default: state
            }
        }
        fetch = { if fault != .reloadsNothing { presenter.reload() } }
        select = { index in
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
        let kept = fault == .isNeverReleased ? self : nil
        subscription = interactor.movies.observe { state in
            withExtendedLifetime(kept) { if firstMovies.isEmpty { firstMovies = state.items } }
        }
    }

    func reload() { fetch() }
    func didSelectMovie(at index: Int) { select(index) }

    private static func present(_ state: LoadState<Movie>, _ rating: (Double?) -> Double?)
        -> LoadState<MoviePresentation>
    {
        state.map { movie in
            var movie = movie
            movie.rating = rating(movie.rating)
            return MoviePresentation(movie)
        }
    }
}
