import Foundation
import LoopbackServer
import MovieCatalog
import Synchronization
import Testing

/// Against a real server, on loopback.
struct HTTPMovieServiceTests {
    private static let feed = #"[{"title": "Heat"}]"#

    @Test func `a feed is read, whatever its content type`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.answer("200 OK", ["Content-Type: text/html"], body: Self.feed)
        }
        let feed = try await HTTPMovieService(url: server.url("/movies")).fetchMovies()
        #expect(feed == MovieFeed(movies: [Movie(title: "Heat")]))
    }

    @Test(arguments: [("404 Not Found", "answered 404"), ("500 Oops", "answered 500"), ("304 X", "answered 304")])
    func `a status other than 2xx is an error that says so`(status: String, saying: String) async throws {
        let server = try LoopbackServer { _, connection in connection.answer(status, body: Self.feed) }
        try await expect(.unreachableAddress, saying, from: server)
    }

    @Test func `a redirect is followed`() async throws {
        let server = try LoopbackServer { path, connection in
            if path == "/old" {
                connection.answer("302 Found", ["Location: /new"])
            } else {
                connection.answer(body: Self.feed)
            }
        }
        let feed = try await HTTPMovieService(url: server.url("/old")).fetchMovies()
        #expect(feed.movies.count == 1)
    }

    @Test func `redirects without an end are given up`() async throws {
        let requests = Mutex(0)
        let server = try LoopbackServer { _, connection in
            requests.withLock { $0 += 1 }
            connection.answer("302 Found", ["Location: /again"])
        }
        try await expect(.unreachableAddress, "redirects from one address to the next", from: server)
        #expect((2...20).contains(requests.withLock(\.self)))
    }

    @Test func `a redirect to another kind of address is not followed`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.answer("302 Found", ["Location: ftp://127.0.0.1/movies"])
        }
        try await expect(.unreachableAddress, "no http(s) address", from: server)
    }

    @Test func `a body that says it is too long is not received`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1025\r\n\r\n[")
            connection.waitUntilClosed()
        }
        try await expect(.notAMovieFeed, "too much for a movie feed", from: server, bodyLimit: 1_024)
    }

    @Test func `a body that turns out too long is received no further`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
            while connection.send(String(repeating: " ", count: 1_000)) {}
        }
        try await expect(.notAMovieFeed, "too much for a movie feed", from: server, bodyLimit: 1_024)
    }

    @Test(arguments: [
        "Content-Length: 1000\r\n\r\n" + feed,
        "Transfer-Encoding: chunked\r\n\r\n13\r\n" + feed + "\r\n",
    ])
    func `a connection that is cut half-way is an error, also where what came would do`(answer: String) async throws {
        let server = try LoopbackServer { _, connection in connection.send("HTTP/1.1 200 OK\r\n" + answer) }
        try await expect(.unreachableAddress, "before its answer was complete", from: server)
    }

    @Test func `an address that never answers has its time`() async throws {
        let server = try LoopbackServer { _, connection in connection.waitUntilClosed() }
        try await expect(.unreachableAddress, "within 0.2 seconds", from: server, timeout: .milliseconds(200))
    }

    @Test func `an address that never comes to an end has no more time than that`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            while connection.send(" "), !connection.waitUntilClosed(milliseconds: 20) {}
        }
        try await expect(.unreachableAddress, "within 0.2 seconds", from: server, timeout: .milliseconds(200))
    }

    @Test func `an address where nobody listens does not answer`() async throws {
        let url = try LoopbackServer { _, _ in }.url("/gone")
        let error = await #expect(throws: MovieServiceError.self) {
            try await HTTPMovieService(url: url).fetchMovies()
        }
        #expect(error?.kind == .unreachableAddress)
        #expect(error?.message.contains("did not answer") == true)
        #expect(error?.message.contains("Error Domain") == false)
    }

    @Test func `what is no feed is refused with its address, and without its password`() async throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: "<html>") }
        let url = try server.url("/movies", user: "ann:secret@")
        let error = await #expect(throws: MovieServiceError.self) {
            try await HTTPMovieService(url: url).fetchMovies()
        }
        #expect(error?.kind == .notAMovieFeed)
        #expect(error?.message.contains("/movies' is not valid JSON") == true)
        #expect(error?.message.contains("secret") == false)
    }

    @Test func `cancelling the task ends the transfer`() async throws {
        let (events, continuation) = AsyncStream.makeStream(of: String.self)
        let server = try LoopbackServer { _, connection in
            continuation.yield("asked")
            continuation.yield(connection.waitUntilClosed() ? "closed" : "still open")
        }
        let url = try server.url("/slow")
        let fetch = Task { try await HTTPMovieService(url: url, timeout: .seconds(60)).fetchMovies() }
        var event = events.makeAsyncIterator()
        #expect(await event.next() == "asked")
        fetch.cancel()
        #expect(await event.next() == "closed")
        await #expect(throws: MovieServiceError.self) { try await fetch.value }
    }

    private func expect(
        _ kind: MovieServiceError.Kind, _ saying: String, from server: LoopbackServer,
        timeout: Duration = .seconds(10), bodyLimit: Int = 1_000_000
    ) async throws {
        let url = try server.url("/movies")
        let error = await #expect(throws: MovieServiceError.self) {
            try await HTTPMovieService(url: url, timeout: timeout, bodyLimit: bodyLimit).fetchMovies()
        }
        #expect(error?.kind == kind)
        #expect(error?.message.contains(saying) == true, "\(error?.message ?? "")")
        #expect(error?.message.contains(url.absoluteString) == true, "the message names the address")
    }
}
