import Conformance
import ConsoleUI
import MovieCatalog

@testable import Step0MVC

/// A view of chapter 0 needs no module: it holds the service.
struct MVC: TopMoviesStep {
    let service: any MovieService
    let limit: Int

    func makeView(on console: Console) -> Screen {
        console.format == .text
            ? TextMovieListView(service: service, limit: limit, console: console)
            : JSONMovieListView(service: service, limit: limit, console: console)
    }
}
