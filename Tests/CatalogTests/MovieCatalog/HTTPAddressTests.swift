import Foundation
import MovieCatalog
import TestSupport
import Testing

/// Addresses that give no answer at all, or must not be shown in full.
@Suite(.timeLimit(.minutes(5)))
struct HTTPAddressTests {
    @Test func `a port that refuses connections is an error with the reason of the system`() async throws {
        let server = try LoopbackServer { _, _ in }
        server.stop()
        let error = await failure(try server.url("/movies"))
        #expect(error?.kind == .unreachableAddress)
        #expect(error?.message.contains("did not answer: Failed to connect to 127.0.0.1") == true)
        #expect(error?.message.contains("NSURLError") == false)
    }

    @Test func `user and password are sent, but not shown`() async throws {
        let server = try LoopbackServer { _, connection in
            let isKnown = connection.request.contains("\r\nAuthorization: Basic bWU6c2VjcmV0\r\n")
            connection.answer(isKnown ? "404 Not Found" : "401 Unauthorized")
        }
        let error = await failure(try server.url("/movies", credentials: "me:secret@"))
        #expect(error?.message == "'\(try server.url("/movies"))' answered 404 (not found); check the address.")
    }

    @Test func `they are not shown for an answer that is no feed either`() async throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: "no") }
        let error = await failure(try server.url("/movies", credentials: "me:secret@"))
        #expect(error?.kind == .notAMovieFeed)
        #expect(error?.message.hasPrefix("'\(try server.url("/movies"))' ") == true)
    }

    @Test(arguments: ["file:///etc/hosts", "ftp://127.0.0.1/", "http:///movies", "movies.json"])
    func `an address that is not http or https is not asked`(text: String) async throws {
        let error = await failure(try #require(URL(string: text)))
        #expect(error?.kind == .unreachableAddress)
        #expect(error?.message == "'\(text)' is no http or https address with a host; correct the address.")
    }

    @Test func `the case of the scheme does not matter`() async throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: #"[{"title": "Heat"}]"#) }
        let text = try server.url("/").absoluteString.replacing("http", with: "HTTP")
        let feed = try await FetchingMovieService(url: #require(URL(string: text))).fetchMovies()
        #expect(feed.movies.count == 1)
    }

    private func failure(_ url: URL) async -> MovieServiceError? {
        await #expect(throws: MovieServiceError.self) { try await FetchingMovieService(url: url).fetchMovies() }
    }
}
