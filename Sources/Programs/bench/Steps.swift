import ConsoleUI
import MovieCatalog
import Step1MVVM
import Step2Presenter
import Step3Router
import Step4Interactor

/// The four steps in this process, over a service that answers at once.
enum Steps {
    private struct InstantService: MovieService {
        let feed: MovieFeed

        func fetchMovies() async throws(MovieServiceError) -> MovieFeed { feed }
    }

    /// A step's list in a window, loaded.
    private final class App {
        private let navigator = Navigator()
        private let console: Console
        private let loop: CommandLoop

        init(_ makeView: (any MovieService, Int, Console) -> Screen, movies: [Movie]) async {
            console = Console(
                format: .text, output: TextOutput { total.bytes += $0.utf8.count }, diagnostics: TextOutput { _ in })
            loop = CommandLoop(navigator: navigator, console: console) { nil }
            navigator.push(makeView(InstantService(feed: MovieFeed(movies: movies)), movies.count, console))
            await console.untilIdle()
        }

        /// The seconds that each of `count` taps on a movie takes, including going back.
        func taps(_ count: Int) -> Double {
            let duration = ContinuousClock().measure {
                for index in 0..<count {
                    _ = loop.perform("open \(index % 25 + 1)")
                    _ = loop.perform("back")
                }
            }
            return duration / .seconds(1) / Double(count)
        }

        /// The seconds that a reload takes until everything is written.
        func reload() async -> Double {
            let start = ContinuousClock.now
            _ = loop.perform("reload")
            await console.untilIdle()
            return (ContinuousClock.now - start) / .seconds(1)
        }
    }

    /// What was written, so that the compiler can't leave out any work.
    private final class Total {
        var bytes = 0
    }
    private static let total = Total()

    private static let all: [(any MovieService, Int, Console) -> Screen] = [
        { Step1MVVM.MovieListModule(service: $0, limit: $1).makeView(on: $2) },
        { Step2Presenter.MovieListModule(service: $0, limit: $1).makeView(on: $2) },
        { Step3Router.MovieListModule(service: $0, limit: $1).makeView(on: $2) },
        { Step4Interactor.MovieListModule(service: $0, limit: $1).makeView(on: $2) },
    ]

    private static func movies(_ count: Int) -> [Movie] {
        (0..<count).map { Movie(title: "Movie \($0)", year: 1950 + $0 % 70, rating: Double($0 % 90) / 10, votes: $0) }
    }

    /// Microseconds from a tap to the details on the screen, and back.
    static func taps() async throws -> [Double] {
        var apps: [App] = []
        for makeView in all { apps.append(await App(makeView, movies: movies(25))) }
        return try await medians(of: apps.map { app in { app.taps(500) * 1e6 } })
    }

    /// Nanoseconds for each of `count` movies, from a reload to the last line.
    static func movies(_ count: Int) async throws -> [Double] {
        var apps: [App] = []
        let movies: [Movie] = movies(count)
        for makeView in all { apps.append(await App(makeView, movies: movies)) }
        return try await medians(of: apps.map { app in { await app.reload() * 1e9 / Double(count) } }, turns: 11)
    }
}
