import ConsoleUI
import Fetching
import MovieCatalog

/// The setting in which a law tests a step: the step's list with a scripted service, in the windows that the law opens.
@MainActor public final class TopMoviesStage {
    let service = ScriptedMovieService()
    let format: Console.Format
    private let step: any TopMoviesStep.Type
    private let draft: Draft?
    /// Whether this format's view may still differ from the layout that an exercise asks for.
    var isDraft: Bool { draft != nil }
    private lazy var feature = step.init(service: service, limit: 25)

    init(_ step: any TopMoviesStep.Type, format: Console.Format, draft: Draft?) {
        self.step = step
        self.format = format
        self.draft = draft
    }

    /// Opens a window with a view of the feature, in the stage's format by default, and waits for its request.
    func open(_ format: Console.Format? = nil, isTerminal: Bool = false) async -> Window {
        let draft = [nil, self.format].contains(format) ? draft : nil
        let window = Window(format: format ?? self.format, draft: draft, isTerminal: isTerminal)
        let calls = service.calls
        window.navigator.push(feature.makeView(on: window.console))
        await wait { service.calls > calls }
        return window
    }

    /// Opens a window with a feature of its own, runs `act`, releases both, and fails the law if any object is left.
    /// - Parameter finish: Runs when both have been released, and before the objects are counted.
    func requireNothingLeft(
        after act: (Window) async throws -> Void, finish: () async throws -> Void = {}
    ) async throws {
        try await Census.requireNothingLeft(
            of: { step.init(service: service, limit: 25).makeView(on: $0) },
            in: Window(format: format, draft: draft), without: service, after: act, finish: finish)
    }

    /// Opens a window, answers its request, and discards its output.
    func openLoaded(_ movies: [Movie] = TopMoviesStage.movies) async throws -> Window {
        let window = await open()
        try await answer(1, movies)
        _ = await window.newOutput()
        return window
    }

    /// Reloads a window's list, and waits until the service is called.
    func reload(_ window: Window) async {
        let calls = service.calls
        window.type("reload")
        await wait { service.calls > calls }
    }

    /// Reloads a window's list, and answers the call.
    func reload(_ window: Window, answering movies: [Movie]) async throws {
        await reload(window)
        try await answer(service.calls, movies)
    }

    /// Answers call number `call`, counted from 1, and waits until the answer arrives.
    func answer(_ call: Int, _ movies: [Movie]) async throws {
        try await service.answer(call, with: .success(MovieFeed(movies: movies)))
    }

    /// Fails call number `call`, counted from 1, and waits until the failure arrives.
    func fail(_ call: Int, _ reason: String) async throws {
        let error = MovieServiceError(kind: .unreachableAddress, message: reason)
        try await service.answer(call, with: .failure(error))
    }

    /// Three movies without ranks or votes, so they stay in this order.
    static let movies = [
        Movie(
            title: "Heat", year: 1995, rating: 8.3, director: "Michael Mann", runtimeMinutes: 170,
            genres: ["Crime", "Drama"]),
        Movie(title: "Alien", year: 1979, rating: 8.5),
        Movie(title: "Big", year: 1988, rating: 7.3, director: "Penny Marshall"),
    ]

    /// Whether a value is a movie, or one of the first movie's facts before it's formatted.
    static func isFact(_ value: Any) -> Bool {
        let numbers = [movies[0].year, movies[0].runtimeMinutes]
        return switch value {
        case let number as Int: numbers.contains(number)
        case let rating as Double: rating == movies[0].rating
        default: value is Movie
        }
    }

    /// The same movies as a business layer publishes them, from rank 1.
    static let rankedMovies = zip(1..., movies).map { rank, movie in
        var movie = movie
        movie.rank = rank
        return movie
    }
}
