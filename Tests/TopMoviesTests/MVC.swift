import Conformance
import ConsoleUI
import MovieCatalog

@testable import Step0MVC

/// Chapter 0 as a step. The chapter needs no `MovieListModule`, because its views call the service directly.
struct MVC: TopMoviesStep {
    let service: any MovieService
    let limit: Int

    func makeView(on console: Console) -> Screen {
        console.format == .text
            ? TextMovieListView(service: service, limit: limit, console: console)
            : JSONMovieListView(service: service, limit: limit, console: console)
    }
}
