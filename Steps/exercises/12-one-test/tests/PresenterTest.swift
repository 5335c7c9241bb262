import Binding
import Fetching
import MovieCatalog
import Testing

@testable import TopMovies

/// Your test. Get the presenter from `makePresenter(router:interactor:)`: `kata check` calls this function once with the
/// presenter as it is, and once with each fault.
func testPresenter() async throws {
    // Exercise: nothing is expected yet.
}
