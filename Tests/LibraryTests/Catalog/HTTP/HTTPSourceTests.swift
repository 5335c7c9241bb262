import Fetching
import Foundation
import Synchronization
import TestSupport
import Testing

/// Responses from a real server on loopback. The timeout is an hour, so only the suite's limit ends a test that hangs.
@Suite(.timeLimit(.minutes(5)))
struct HTTPSourceTests {
    @Test(arguments: [
        "200 OK\r\nContent-Type: text/html\r\nContent-Length: 8\r\n\r\nno JSON\u{0}": "no JSON\u{0}",
        "200 OK\r\n\(Connection.json)\r\nConnection: close\r\n\r\n[|]": "[]",
        "100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]": "[]",
        "103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]": "[]",
        "201 Created\r\nContent-Length: 2\r\n\r\n[]": "[]", "203 From a Proxy\r\nContent-Length: 2\r\n\r\n[]": "[]",
        "200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n": "", "204 No Content\r\n\r\n": "",
    ])
    func `a response's body is read, in pieces or empty, even after an interim response`(
        answer: String, content: String
    ) async throws {
        let server = try LoopbackServer { _, connection in
            for piece in "HTTP/1.1 \(answer)".split(separator: "|") { connection.send(String(piece)) }
        }
        #expect(try await body("/", of: server) == content)
    }

    @Test func `each fetch sends path and query in a new request for JSON, and nothing is cached`() async throws {
        let requests = Mutex<[String]>([])
        let server = try LoopbackServer { _, connection in
            requests.withLock { $0.append(connection.request) }
            let headers = [Connection.json, "Set-Cookie: a=b; Path=/", "Cache-Control: max-age=3600", "ETag: \"1\""]
            connection.answer("200 OK", headers, body: "[]")
        }
        for _ in 1...3 { _ = try await body("/top?limit=25", of: server) }
        let asked = requests.withLock(\.self)
        #expect(asked.count == 3)
        #expect(asked[0].hasPrefix("GET /top?limit=25 HTTP/1.1\r\n"))
        #expect(asked[0].contains("\r\nAccept: application/json\r\n"))
        #expect(!asked.contains { $0.contains("Cookie") || $0.contains("If-None-Match") })
    }

    /// Unusable responses, and the message for each.
    static let refused = {
        let answers = [
            "404 Not Found": "answered 404 (not found)", "500 Oops": "answered 500 (internal server error)",
            "401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"movies\"": "answered 401 (unauthorized)",
            "302 Found": "answered 302 (found)", "599 Odd": "answered 599",
            "206 Partial Content\r\nContent-Range: bytes 0-9/99": "answered 206 (partial content)",
            "302 Found\r\nLocation: ftp://me:secret@127.0.0.1/":
                "redirects to 'ftp://127.0.0.1/', which can't be fetched",
        ].map { ("\($0)\r\nContent-Length: 2\r\n\r\n[]", "\($1); check the address.") }
        // On Darwin, a response whose header is cut off may look like the first of these, with neither length nor body.
        var ends = ["\r\n", "Content-Length: 1000\r\n\r\n[]", "Content-Length: 1000\r\n\r\n"]
        #if canImport(FoundationNetworking)
            // Darwin accepts a body without its last chunk.
            ends.append("Transfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n")
        #endif
        return answers + ends.map { ("200 OK\r\n\($0)", "broke off in the middle") }
    }()

    @Test(arguments: refused)
    func `an unusable status, a redirect out of HTTP, and a truncated answer are errors that name the cause`(
        answer: String, saying: String
    ) async throws {
        let server = try LoopbackServer { _, connection in connection.send("HTTP/1.1 \(answer)") }
        let error = try await failure(of: server)
        #expect(error.kind == .unreachableAddress && error.message.contains(saying), "\(error)")
    }

    @Test func `ten redirects are followed, and an endless chain of redirects ends after ten`() async throws {
        let requests = Mutex(0)
        let server = try LoopbackServer { path, connection in
            requests.withLock { $0 += 1 }
            let step = Int(path.dropFirst()) ?? 0
            step == 10 ? connection.answer(body: "[]") : connection.answer("302 Found", ["Location: /\(step + 1)"])
        }
        #expect(try await body("/0", of: server) == "[]")
        requests.withLock { $0 = 0 }
        let error = try await failure("/-99", of: server)
        #expect(error.kind == .unreachableAddress && error.message.contains("redirected more than 10 times; "))
        #expect(requests.withLock(\.self) == 11)
    }

    private static let limits = [
        ("a feed", 16_777_216, "16 MB"), ("a movie feed", 4, "4 bytes"), ("a list of articles", 4, "4 bytes"),
        ("a feed", 1_024, "1 kB"),
    ]

    @Test(arguments: sample(limits) { $0.0 })
    func `a response may be as long as the limit`(content: String, limit: Int, size: String) async throws {
        let body = String(repeating: " ", count: limit)
        let server = try LoopbackServer { path, connection in connection.answer(body: path == "/" ? body : body + " ") }
        func source(_ path: String) throws -> HTTPSource {
            // 16 MiB is the default.
            let url = try server.url(path)
            return limit == 16_777_216
                ? HTTPSource(url: url, expecting: content, timeout: .seconds(3_600))
                : HTTPSource(url: url, expecting: content, timeout: .seconds(3_600), bodyLimit: limit)
        }
        #expect(try await source("/").bytes().count == limit)
        let error = await #expect(throws: FetchError.self) { try await source("/more").bytes() }
        let message = "sends more than \(size), too much for \(content); check the address."
        #expect(error == FetchError(kind: .notAFeed, message: "'\(try server.url("/more"))' \(message)"))
    }

    @Test func `if the header says that the body is too long, the body isn't awaited`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\n\(Connection.json)\r\nContent-Length: 1025\r\n\r\n")
            connection.waitUntilClosed()
        }
        #expect(try await failure(of: server, bodyLimit: 1_024).kind == .notAFeed)
    }

    @Test func `an endless body is cut off once it is too long`() async throws {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\n\(Connection.json)\r\n\r\n[")
            let piece = String(repeating: " ", count: 100)
            while !connection.waitUntilClosed(milliseconds: 1), connection.send(piece) {}
            end.finish()
        }
        #expect(try await failure(of: server, bodyLimit: 1_024).kind == .notAFeed)
        for await _ in ends {}
    }

    @Test(arguments: [true, false])
    func `if there is no response, the message names the system's reason`(isRefused: Bool) async throws {
        let server = try LoopbackServer { _, _ in }
        if isRefused { server.stop() }
        let error = try await failure(of: server)
        #expect(error.kind == .unreachableAddress)
        #expect(error.message.contains("did not answer: ") && !error.message.contains("NSURLError"))
    }

    private func body(_ path: String, of server: LoopbackServer) async throws -> String {
        let source = try HTTPSource(url: server.url(path), expecting: "a feed", timeout: .seconds(3_600))
        return String(decoding: try await source.bytes(), as: UTF8.self)
    }

    /// Fetches from `server`, and expects a one-line error that names the address and ends with advice.
    private func failure(
        _ path: String = "/movies", of server: LoopbackServer, bodyLimit: Int = 16_777_216,
        at location: SourceLocation = #_sourceLocation
    ) async throws -> FetchError {
        let source = try HTTPSource(
            url: server.url(path), expecting: "a feed", timeout: .seconds(3_600), bodyLimit: bodyLimit)
        let error = try await #require(throws: FetchError.self, sourceLocation: location) { try await source.bytes() }
        #expect(error.message.hasPrefix("'\(source.place)' "), sourceLocation: location)
        #expect(error.message.contains(/; [^;\n]+\.$/), sourceLocation: location)
        #expect(error.message.split(whereSeparator: \.isNewline).count == 1, sourceLocation: location)
        return error
    }
}
