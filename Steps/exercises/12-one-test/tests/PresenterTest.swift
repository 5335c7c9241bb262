import Binding
import Fetching
import MovieCatalog
import Testing

@testable import TopMovies

/// Your test. Get the presenter from `makePresenter(router:interactor:)`: `kata check` runs your test twice with each
/// fault and, before, between and after these runs, with the original presenter.
func testPresenter() async throws {
    // Exercise: nothing is expected yet.
}
