import Binding
import Fetching
import MovieCatalog
import Testing

@testable import TopMovies

/// Your test. Get the presenter from `makePresenter(router:interactor:)`: `kata check` runs your test twice with the
/// original presenter, and once with each fault.
func testPresenter() async throws {
    // Exercise: nothing is expected yet.
}
