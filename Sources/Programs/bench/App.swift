import ConsoleUI
import MovieCatalog
import Step1MVVM
import Step2Presenter
import Step3Router
import Step4Interactor

/// A step's list in a window in this process, with a service that responds at once.
final class App {
    private struct InstantService: MovieService {
        let feed: MovieFeed

        func fetchMovies() async throws(MovieServiceError) -> MovieFeed { feed }
    }

    private let navigator = Navigator()
    private let console: Console
    private let loop: CommandLoop
    /// The size of the output, added up so that the compiler can't optimise the work away.
    private static var total = 0

    private init(_ makeView: (any MovieService, Int, Console) -> Screen, showing count: Int) async {
        console = Console(
            format: .text, output: TextOutput { Self.total += $0.utf8.count }, diagnostics: TextOutput { _ in })
        loop = CommandLoop(navigator: navigator, console: console) { nil }
        let movies = (0..<count).map {
            Movie(title: "Movie \($0)", year: 1950 + $0 % 70, rating: Double($0 % 90) / 10, votes: $0)
        }
        navigator.push(makeView(InstantService(feed: MovieFeed(movies: movies)), count, console))
        await console.untilIdle()
    }

    /// Returns the four steps, each loaded with `count` movies.
    private static func steps(showing count: Int) async -> [App] {
        [
            await App({ Step1MVVM.MovieListModule(service: $0, limit: $1).makeView(on: $2) }, showing: count),
            await App({ Step2Presenter.MovieListModule(service: $0, limit: $1).makeView(on: $2) }, showing: count),
            await App({ Step3Router.MovieListModule(service: $0, limit: $1).makeView(on: $2) }, showing: count),
            await App({ Step4Interactor.MovieListModule(service: $0, limit: $1).makeView(on: $2) }, showing: count),
        ]
    }

    /// Returns the microseconds that each step takes to open the detail screen and go back.
    static func taps() async throws -> [Double] {
        try await medians(of: await steps(showing: 25)) { app in
            let duration = ContinuousClock().measure {
                for index in 0..<500 {
                    _ = app.loop.perform("open \(index % 25 + 1)")
                    _ = app.loop.perform("back")
                }
            }
            return duration / .microseconds(500)
        }
    }

    /// Returns the nanoseconds per movie that each step takes from a reload of `count` movies to the last line.
    static func movies(_ count: Int) async throws -> [Double] {
        try await medians(of: await steps(showing: count), turns: 11) { app in
            let start = ContinuousClock.now
            _ = app.loop.perform("reload")
            await app.console.untilIdle()
            return (ContinuousClock.now - start) / .nanoseconds(count)
        }
    }
}
