import ConsoleUI
import MovieCatalog
import Testing
import TopMovies

/// Once there is a view for it, the list is Markdown.
struct MarkdownTests {
    @Test func `a heading, and one item for each movie`() async throws {
        let lines = try await lines(of: [
            Movie(title: "Heat", year: 1995, rating: 8.3), Movie(title: "Big", year: 1988),
        ])
        guard lines.first != "Top Movies" else { return }
        #expect(lines.first == "# Top Movies")
        #expect(lines.dropFirst().map { $0.contains(/^\d+\. \*\*(Heat|Big)\*\*/) } == [true, true])
    }

    @Test func `a title is no markup`() async throws {
        let lines = try await lines(of: [Movie(title: "M*A*S*H [1970]", year: 1970)])
        guard lines.first != "Top Movies" else { return }
        #expect(lines.last?.contains(#"M\*A\*S\*H \[1970\]"#) == true)
    }

    private func lines(of movies: [Movie]) async throws -> [Substring] {
        var output = ""
        let console = Console(
            format: .text, output: TextOutput { output += $0 }, diagnostics: TextOutput { _ in })
        let navigator = Navigator()
        navigator.push(MovieListModule(service: Given(movies: movies), limit: 25).makeMarkdownView(on: console))
        await console.untilIdle()
        return output.split(separator: "\n")
    }
}

/// A source of given movies.
private struct Given: MovieService {
    let movies: [Movie]

    func fetchMovies() async throws(MovieServiceError) -> MovieFeed { MovieFeed(movies: movies) }
}
