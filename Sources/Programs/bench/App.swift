import ConsoleUI
import MovieCatalog
import Step1MVVM
import Step2Presenter
import Step3Router
import Step4Interactor

/// A step's list in a window in this process, with a service that responds at once.
final class App {
    private struct InstantService: MovieService {
        func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
            let movies = (0..<25).map { index in
                Movie(title: "Movie \(index)", year: 1950 + index, rating: Double(index) / 10, votes: index)
            }
            return MovieFeed(movies: movies)
        }
    }

    private let loop: CommandLoop
    /// The size of the output, added up so that the compiler can't optimise the work away.
    private static var total = 0

    private init(_ makeView: (any MovieService, Console) -> Screen) async {
        let navigator = Navigator()
        let output = TextOutput { Self.total += $0.utf8.count }
        let console = Console(format: .text, output: output, diagnostics: TextOutput { _ in })
        loop = CommandLoop(navigator: navigator, console: console) { nil }
        navigator.push(makeView(InstantService(), console))
        await console.untilIdle()
    }

    /// Returns the microseconds that each step takes to open the detail screen and go back.
    static func taps() async throws -> [Double] {
        let apps = [
            await App { Step1MVVM.MovieListModule(service: $0, limit: 25).makeView(on: $1) },
            await App { Step2Presenter.MovieListModule(service: $0, limit: 25).makeView(on: $1) },
            await App { Step3Router.MovieListModule(service: $0, limit: 25).makeView(on: $1) },
            await App { Step4Interactor.MovieListModule(service: $0, limit: 25).makeView(on: $1) },
        ]
        return try await medians(of: apps) { app in
            let duration = ContinuousClock().measure {
                for index in 0..<500 {
                    _ = app.loop.perform("open \(index % 25 + 1)")
                    _ = app.loop.perform("back")
                }
            }
            return duration / .microseconds(500)
        }
    }
}
