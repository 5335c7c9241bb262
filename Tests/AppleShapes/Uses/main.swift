import Fetching
import MovieCatalog
import SwiftUI
import Synchronization
import UIKit

import struct Binding.Subject

/// A service that responds with one movie more than the limit, then with none, and then always with a failure.
nonisolated final class Service: MovieService {
    let requests = Mutex(0)
    let answers = Mutex(0)

    func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        let heat = Movie(
            rank: 2,
            title: "*Heat*",
            year: 1995,
            rating: 8.3,
            votes: 700_000,
            director: "Michael Mann",
            runtimeMinutes: 170,
            genres: ["Crime", "Drama"])
        requests.withLock { $0 += 1 }
        for _ in 1...20 { await Task.yield() }
        defer {
            answers.withLock { $0 += 1 }
        }
        switch requests.withLock(\.self) {
        case 1: return MovieFeed(movies: [Movie(rank: 1, title: "*Heat*"), heat, heat])
        case 2: return MovieFeed(movies: [])
        default: throw MovieServiceError(kind: .notAFeed, message: "It isn't a *feed*.")
        }
    }
}

protocol Screens {
    var lines: [String] { get }
    func tap(row: Int)
    func tapButton()
    func pull() async
    func tapMessage()
    func goBack()
}
extension UINavigationController: Screens {}
extension User: Screens {}

/// Prints the screens while a user opens the list and both movies' details, reloads, pulls to refresh, and tries again.
func visit(_ open: (Service) -> any Screens) async {
    weak var left: Service?
    do {
        let service = Service()
        left = service
        let screens = open(service)
        func show(_ deed: String) async {
            let before = screens.lines
            for _ in 1...100 { await Task.yield() }
            while service.answers.withLock(\.self) < service.requests.withLock(\.self) {
                await Task.yield()
            }
            for _ in 1...100 { await Task.yield() }
            let seen = before == screens.lines ? [before] : [before, screens.lines]
            print("\(deed), request \(service.requests.withLock(\.self))")
            for lines in seen { print("  " + lines.joined(separator: " | ")) }
        }
        await show("open")
        for row in [1, 0] {
            screens.tap(row: row)
            await show("tap")
            screens.goBack()
            await show("return")
        }
        screens.tapButton()
        await show("reload")
        await screens.pull()
        await show("pull")
        screens.tapMessage()
        await show("try again")
    }
    print(left == nil ? "all is released" : "something is left")
}
await visit { service in
    let list = MovieListModule.makeViewController(service: service, limit: 2)
    return UINavigationController(showing: list)
}
await visit { User(MovieListModule.makeView(service: $0, limit: 2)) }

weak var observed: Observed<Int>?
do {
    let adapter = Observed(Subject(1).observable) { _, _ in false }
    observed = adapter
}
print(observed == nil)
