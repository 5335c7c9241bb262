import Foundation
import MovieCatalog
import Synchronization
import TestSupport
import Testing

/// The answers of a real server, on loopback.
@Suite(.timeLimit(.minutes(5)))
struct HTTPMovieServiceTests {
    private static let feed = #"[{"title": "Heat"}]"#

    @Test func `a feed is read, whatever its content type`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.answer("200 OK", ["Content-Type: text/html"], body: Self.feed)
        }
        let feed = try await FetchingMovieService(url: server.url("/movies")).fetchMovies()
        #expect(feed == MovieFeed(movies: [Movie(title: "Heat")]))
    }

    @Test func `a feed may arrive in pieces, without its length`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\n\(Connection.json)\r\nConnection: close\r\n\r\n[{\"title\":")
            connection.send(" \"Heat\"}]")
        }
        let feed = try await FetchingMovieService(url: server.url("/")).fetchMovies()
        #expect(feed.movies.map(\.title) == ["Heat"])
    }

    @Test func `the request asks for the path and the query, and for JSON`() async throws {
        let request = Mutex("")
        let server = try LoopbackServer { _, connection in
            request.withLock { $0 = connection.request }
            connection.answer(body: Self.feed)
        }
        _ = try await FetchingMovieService(url: server.url("/top?limit=25")).fetchMovies()
        #expect(request.withLock(\.self).hasPrefix("GET /top?limit=25 HTTP/1.1\r\n"))
        #expect(request.withLock(\.self).contains("\r\nAccept: application/json\r\n"))
    }

    @Test func `each fetch is a new request, and nothing is cached`() async throws {
        let requests = Mutex<[String]>([])
        let server = try LoopbackServer { _, connection in
            requests.withLock { $0.append(connection.request) }
            let headers = [Connection.json, "Set-Cookie: a=b; Path=/", "Cache-Control: max-age=3600", "ETag: \"1\""]
            connection.answer("200 OK", headers, body: Self.feed)
        }
        for _ in 1...3 { _ = try await FetchingMovieService(url: server.url("/")).fetchMovies() }
        let asked = requests.withLock(\.self)
        #expect(asked.count == 3)
        #expect(!asked.contains { $0.contains("Cookie") || $0.contains("If-None-Match") })
    }

    @Test(arguments: [
        ("404 Not Found", "answered 404 (not found)"),
        ("500 Oops", "answered 500 (internal server error)"),
        ("401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"movies\"", "answered 401 (unauthorized)"),
        ("302 Found", "answered 302 (found)"),
        ("599 Odd", "answered 599; check"),
        ("206 Partial Content\r\nContent-Range: bytes 0-9/99", "answered 206 (partial content)"),
    ])
    func `a status other than 2xx is an error that says so`(status: String, saying: String) async throws {
        let server = try LoopbackServer { _, connection in connection.answer(status, body: Self.feed) }
        try await expect(.unreachableAddress, saying, from: server)
    }

    @Test(arguments: ["100 Continue", "103 Early Hints\r\nLink: </style.css>; rel=preload"])
    func `an interim response isn't the answer`(status: String) async throws {
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 \(status)\r\n\r\n")
            connection.answer(body: Self.feed)
        }
        #expect(try await FetchingMovieService(url: server.url("/")).fetchMovies().movies.map(\.title) == ["Heat"])
    }

    @Test func `an empty body of no stated length is empty, and not broken off`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.send(
                "HTTP/1.1 200 OK\r\n\(Connection.json)\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
        }
        try await expect(.notAMovieFeed, "is empty", from: server)
    }

    #if canImport(FoundationNetworking)
        @Test func `a host that is an IPv6 address is refused with a remedy`() async throws {
            let service = FetchingMovieService(url: try #require(URL(string: "http://[::1]:80/a")))
            let error = await #expect(throws: MovieServiceError.self) { try await service.fetchMovies() }
            let reason = "has an IPv6 address as its host, which can't be fetched on Linux; give the host's name."
            #expect(error?.message == "'http://[::1]:80/a' \(reason)")
        }
    #endif

    @Test func `ten redirects are followed`() async throws {
        let server = try LoopbackServer { path, connection in
            let step = Int(path.dropFirst()) ?? 0
            if step == 10 {
                connection.answer(body: Self.feed)
            } else {
                connection.answer("302 Found", ["Location: /\(step + 1)"])
            }
        }
        let feed = try await FetchingMovieService(url: server.url("/0")).fetchMovies()
        #expect(feed.movies.count == 1)
    }

    @Test func `endless redirects end after ten`() async throws {
        let requests = Mutex(0)
        let server = try LoopbackServer { _, connection in
            requests.withLock { $0 += 1 }
            connection.answer("302 Found", ["Location: /again"])
        }
        try await expect(.unreachableAddress, "redirected more than 10 times", from: server)
        #expect(requests.withLock(\.self) == 11)
    }

    @Test func `a redirect to another kind of address is not followed`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.answer("302 Found", ["Location: ftp://me:secret@127.0.0.1/movies"])
        }
        try await expect(.unreachableAddress, "redirects to 'ftp://127.0.0.1/movies'", from: server)
    }

    @Test(arguments: ["[{\"title\":", "[{\"title\": 1}]"])
    func `a body that isn't a feed is refused, like a file's`(body: String) async throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: body) }
        let error = try await expect(.notAMovieFeed, "; ", from: server)
        #expect(throws: error) { try MovieFeed(parsing: Data(body.utf8), from: server.url("/movies").absoluteString) }
    }

    @Test func `a body as long as the limit is read`() async throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: Self.feed) }
        let service = try FetchingMovieService(url: server.url("/"), bodyLimit: Self.feed.utf8.count)
        #expect(try await service.fetchMovies().movies.count == 1)
    }

    @Test func `a body that says it is too long is not waited for`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\n\(Connection.json)\r\nContent-Length: 1025\r\n\r\n")
            connection.waitUntilClosed()
        }
        try await expect(.notAMovieFeed, "sends more than 1 kB", from: server, bodyLimit: 1_024)
    }

    @Test func `an endless body is no longer received once it is too long`() async throws {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\n\(Connection.json)\r\n\r\n[")
            let piece = String(repeating: " ", count: 100)
            while !connection.waitUntilClosed(milliseconds: 1), connection.send(piece) {}
            end.finish()
        }
        try await expect(.notAMovieFeed, "sends more than 1 kB", from: server, bodyLimit: 1_024)
        for await _ in ends {}
    }

    static let brokenOff = {
        var answers = ["Content-Length: 1000\r\n\r\n\(feed)", "Content-Length: 1000\r\n\r\n"]
        #if canImport(FoundationNetworking)
            // Darwin takes a body without its last chunk for a whole one.
            answers.append("Transfer-Encoding: chunked\r\n\r\n13\r\n\(feed)\r\n")
        #endif
        return answers
    }()

    @Test(arguments: brokenOff)
    func `an answer that breaks off is an error, even after a whole feed`(answer: String) async throws {
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\n\(Connection.json)\r\n\(answer)")
        }
        try await expect(.unreachableAddress, "broke off in the middle", from: server)
    }

    // On Darwin, a truncated head looks like this.
    @Test func `an empty answer that gives no length broke off, unless it says that it has no content`() async throws {
        let server = try LoopbackServer { path, connection in
            connection.send("HTTP/1.1 \(path == "/204" ? "204 No Content" : "200 OK")\r\n\r\n")
        }
        try await expect(.unreachableAddress, "broke off in the middle", from: server)
        let service = try FetchingMovieService(url: server.url("/204"))
        let error = await #expect(throws: MovieServiceError.self) { try await service.fetchMovies() }
        #expect(error?.message.contains(" is empty; ") == true)
    }

    @Test func `a connection that closes without an answer is an error`() async throws {
        let server = try LoopbackServer { _, _ in }
        try await expect(.unreachableAddress, "did not answer: ", from: server)
    }

    /// Asks `server`, and expects an error that names its address and ends with advice, all on one line.
    @discardableResult
    private func expect(
        _ kind: MovieServiceError.Kind, _ reason: String, from server: LoopbackServer,
        bodyLimit: Int = 16 * 1_024 * 1_024, at location: SourceLocation = #_sourceLocation
    ) async throws -> MovieServiceError {
        let service = try FetchingMovieService(url: server.url("/movies"), bodyLimit: bodyLimit)
        let error = try #require(
            await #expect(throws: MovieServiceError.self, sourceLocation: location) { try await service.fetchMovies() },
            sourceLocation: location)
        let place = try server.url("/movies").absoluteString
        #expect(error.kind == kind, sourceLocation: location)
        #expect(error.message.hasPrefix("'\(place)' "), sourceLocation: location)
        #expect(error.message.contains(reason), sourceLocation: location)
        #expect(error.message.contains(/; [^;\n]+\.$/), sourceLocation: location)
        #expect(error.message.split(whereSeparator: \.isNewline).count == 1, sourceLocation: location)
        return error
    }
}
