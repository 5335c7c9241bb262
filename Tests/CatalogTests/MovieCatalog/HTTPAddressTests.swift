import Foundation
import MovieCatalog
import Synchronization
import TestSupport
import Testing

@testable import Fetching

/// Addresses that give no answer at all, or must not be shown in full.
@Suite(.timeLimit(.minutes(5)))
struct HTTPAddressTests {
    @Test func `a refused connection is an error with the system's reason`() async throws {
        let server = try LoopbackServer { _, _ in }
        server.stop()
        let error = await failure(try server.url("/movies"))
        #expect(error?.kind == .unreachableAddress)
        #expect(error?.message.contains("did not answer: ") == true)
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

    @Test(arguments: [
        ("m%C3%A9:s%3Acr%40t@", "mé:s:cr@t"), ("me@", "me:"), ("me:@", "me:"), (":secret@", ":secret"), ("", nil),
    ])
    func `they are sent decoded, in a header`(credentials: String, sent: String?) async throws {
        let request = Mutex("")
        let server = try LoopbackServer { _, connection in
            request.withLock { $0 = connection.request }
            connection.answer(body: "[]")
        }
        _ = try await FetchingMovieService(url: server.url("/movies", credentials: credentials)).fetchMovies()
        let lines = request.withLock(\.self).components(separatedBy: "\r\n")
        let header = sent.map { "Authorization: Basic \(Data($0.utf8).base64EncodedString())" }
        #expect(lines.first == "GET /movies HTTP/1.1")
        #expect(lines.filter { $0.hasPrefix("Authorization") } == (header.map { [$0] } ?? []))
    }

    @Test func `a redirect passes them to the same server, and to no other`() async throws {
        let requests = Mutex<[String]>([])
        let answer = { @Sendable (connection: Connection, location: String?) in
            requests.withLock { $0.append(connection.request) }
            guard let location else { return connection.answer(body: "[]") }
            connection.answer("302 Found", ["Location: \(location)"])
        }
        let other = try LoopbackServer { path, connection in answer(connection, nil) }
        let elsewhere = try (other.url("/").absoluteString, other.url("/", credentials: "you:own@").absoluteString)
        let server = try LoopbackServer { path, connection in
            let locations = ["/start": "/same", "/other": elsewhere.0, "/own": elsewhere.1]
            answer(connection, locations[path])
        }
        for (path, sent) in [("/start", "bWU6c2VjcmV0"), ("/other", nil), ("/own", "eW91Om93bg==")] {
            _ = try await FetchingMovieService(url: server.url(path, credentials: "me:secret@")).fetchMovies()
            let last = requests.withLock(\.last)
            #expect(last?.contains("Authorization: Basic \(sent ?? "")") == (sent != nil), "\(path)")
        }
        #expect(requests.withLock(\.count) == 6)
    }

    @Test(arguments: [
        ("http://A.org:80/b", true), ("https://a.org/", false), ("http://a.org:81/", false), ("http://b.org/", false),
    ])
    func `the same server has the same scheme, host and port`(target: String, isSame: Bool) throws {
        let (start, end) = try (#require(URL(string: "HTTP://me:secret@a.org/")), #require(URL(string: target)))
        let address = try #require(HTTPAddress(start))
        let next = try #require(address.redirected(to: end))
        #expect(address.url.absoluteString == "http://a.org/")
        #expect(next.authorization == (isSame ? "Basic bWU6c2VjcmV0" : nil))
    }

    @Test func `they aren't shown for an answer that isn't a feed either`() async throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: "no") }
        let error = await failure(try server.url("/movies", credentials: "me:secret@"))
        #expect(error?.kind == .notAMovieFeed)
        #expect(error?.message.hasPrefix("'\(try server.url("/movies"))' ") == true)
    }

    @Test(arguments: [
        "file:///etc/hosts", "ftp://127.0.0.1/", "http:///movies", "http://127.0.0.1:65536/", "movies.json",
    ])
    func `an address that isn't http or https isn't requested`(text: String) async throws {
        let error = await failure(try #require(URL(string: text)))
        #expect(error?.kind == .unreachableAddress)
        let reason = "isn't an http or https address with a host and a valid port; correct the address."
        #expect(error?.message == "'\(text)' \(reason)")
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
