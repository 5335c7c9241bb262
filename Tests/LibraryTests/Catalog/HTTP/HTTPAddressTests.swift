import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Fetching

/// Addresses that contain credentials, or that can't be fetched at all.
@Suite(.timeLimit(.minutes(5)))
struct HTTPAddressTests {
    @Test(arguments: [
        ("m%C3%A9:s%3Acr%40t@", "mé:s:cr@t"), ("me@", "me:"), ("me:@", "me:"), (":secret@", ":secret"), ("", nil),
    ])
    func `credentials are sent decoded in a header, and aren't shown`(credentials: String, sent: String?) async throws {
        let request = Mutex("")
        let server = try LoopbackServer { _, connection in
            request.withLock { $0 = connection.request }
            connection.answer("404 Not Found")
        }
        let url = try server.url("/movies", credentials: credentials)
        let message = "'\(try server.url("/movies"))' answered 404 (not found); check the address."
        #expect(await failure(url) == FetchError(kind: .unreachableAddress, message: message))
        #expect(HTTPSource(url: url, expecting: "a feed").place == "\(try server.url("/movies"))")
        let lines = request.withLock(\.self).components(separatedBy: "\r\n")
        let header = sent.map { "Authorization: Basic \(Data($0.utf8).base64EncodedString())" }
        #expect(lines.first == "GET /movies HTTP/1.1")
        #expect(lines.filter { $0.hasPrefix("Authorization") } == (header.map { [$0] } ?? []))
    }

    @Test func `a redirect passes the credentials on to the same server only`() async throws {
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
            let url = try server.url(path, credentials: "me:secret@")
            _ = try await HTTPSource(url: url, expecting: "a feed", timeout: .seconds(3_600)).bytes()
            let last = requests.withLock(\.last)
            #expect(last?.contains("Authorization: Basic \(sent ?? "")") == (sent != nil), "\(path)")
        }
        #expect(requests.withLock(\.count) == 6)
    }

    @Test(arguments: [
        ("http://A.org:80/b", true), ("https://a.org/", false), ("http://a.org:81/", false), ("http://b.org/", false),
    ])
    func `a server is the same if scheme, host and port are the same`(target: String, isSame: Bool) throws {
        let (start, end) = try (#require(URL(string: "HTTP://me:secret@a.org/")), #require(URL(string: target)))
        let address = try #require(HTTPAddress(start))
        let next = try #require(address.redirected(to: end))
        #expect(address.url.absoluteString == "http://a.org/")
        #expect(next.authorization == (isSame ? "Basic bWU6c2VjcmV0" : nil))
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

    #if canImport(FoundationNetworking)
        @Test func `an IPv6 address as the host is rejected with a remedy`() async throws {
            let error = await failure(try #require(URL(string: "http://[::1]:80/a")))
            let reason = "has an IPv6 address as its host, which can't be fetched on Linux; give the host's name."
            #expect(error?.message == "'http://[::1]:80/a' \(reason)")
        }
    #endif

    private func failure(_ url: URL) async -> FetchError? {
        let source = HTTPSource(url: url, expecting: "a feed", timeout: .seconds(3_600))
        return await #expect(throws: FetchError.self) { try await source.bytes() }
    }
}
