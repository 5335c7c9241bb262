import Fetching
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ConsoleProgram

/// Our use of `curl`: what it's told, and what its results become. The timeout is an hour, unless it's what's tested.
@Suite(.timeLimit(.minutes(5)), .needsCurl)
struct CurlSourceTests {
    @Test(arguments: [
        "200 OK\r\nContent-Type: text/html\r\nContent-Length: 8\r\n\r\nno JSON\u{0}": "no JSON\u{0}",
        "200 OK\r\nConnection: close\r\n\r\n[|]\n\n": "[]\n\n",
        "103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]": "[]",
        "200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n0\r\n\r\n": "[]", "204 No Content\r\n\r\n": "",
    ])
    func `a response's body is read, in pieces or empty, even after an interim response`(
        answer: String, body: String
    ) async throws {
        let server = try LoopbackServer { _, connection in
            for piece in "HTTP/1.1 \(answer)".split(separator: "|") { connection.send(String(piece)) }
        }
        #expect(try await CurlSource(server.url("/")).bytes() == Data(body.utf8))
    }

    @Test func `each fetch sends path and query unchanged, asks for compressed JSON, and has no cookies`() async throws
    {
        let requests = Mutex<[String]>([])
        let server = try LoopbackServer { _, connection in
            requests.withLock { $0.append(connection.request) }
            connection.answer("200 OK", ["Set-Cookie: a=b; Path=/"], body: "[]")
        }
        for _ in 1...2 { _ = try await CurlSource(server.url("/top%5B1-3%5D?name=%22a%5C%22&limit=25")).bytes() }
        let asked = requests.withLock(\.self)
        #expect(asked.count == 2)
        for request in asked {
            #expect(request.hasPrefix("GET /top%5B1-3%5D?name=%22a%5C%22&limit=25 HTTP/1.1\r\n"))
            #expect(request.contains("\r\nAccept: application/json\r\n"))
            #expect(request.contains("\r\nAccept-Encoding: "))
            #expect(request.contains("gzip"))
            #expect(!request.contains("Cookie"))
        }
    }

    @Test(arguments: [
        ("m%C3%A9:s%3Acr%40%22%5Ct@", "mé:s:cr@\"\\t"),
        ("me@", "me:"),
        ("", nil),
    ])
    func `credentials are sent decoded in a header, and aren't shown`(credentials: String, sent: String?) async throws {
        let request = Mutex("")
        let server = try LoopbackServer { _, connection in
            request.withLock { $0 = connection.request }
            connection.answer("404 Not Found")
        }
        let source = CurlSource(try server.url("/movies", credentials: credentials))
        let error = await #expect(throws: FetchError.self) { try await source.bytes() }
        #expect(source.place == "\(try server.url("/movies"))")
        #expect(error?.message == "'\(source.place)' answered 404 (not found); check the address.")
        let lines = request.withLock(\.self).components(separatedBy: "\r\n")
        let header = sent.map { "Authorization: Basic \(Data($0.utf8).base64EncodedString())" }
        #expect(lines.filter { $0.hasPrefix("Authorization") } == [header].compactMap(\.self))
    }

    @Test func `a redirect passes the credentials on to the same server only`() async throws {
        let requests = Mutex<[String]>([])
        let other = try LoopbackServer { _, connection in
            requests.withLock { $0.append(connection.request) }
            connection.answer(body: "[]")
        }
        let elsewhere = try other.url("/").absoluteString
        let server = try LoopbackServer { path, connection in
            requests.withLock { $0.append(connection.request) }
            let locations = ["/here": "/same", "/there": elsewhere]
            guard let location = locations[path] else { return connection.answer(body: "[]") }
            connection.answer("302 Found", ["Location: \(location)"])
        }
        for path in ["/here", "/there"] {
            _ = try await CurlSource(server.url(path, credentials: "me:secret@")).bytes()
        }
        let hasCredentials = requests.withLock { $0.map { $0.contains("Authorization: Basic bWU6c2VjcmV0\r\n") } }
        #expect(hasCredentials == [true, true, true, false])
    }

    @Test func `a body may be as long as the limit`() async throws {
        let server = try LoopbackServer { path, connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\n\(String(repeating: " ", count: path == "/" ? 5_000 : 5_001))")
        }
        #expect(try await CurlSource(server.url("/"), limit: 5_000).bytes().count == 5_000)
        #expect(try await CurlSource(server.url("/"), limit: .max).bytes().count == 5_000)
        let error = await #expect(throws: FetchError.self) {
            try await CurlSource(server.url("/more"), limit: 5_000).bytes()
        }
        #expect(error?.kind == .notAFeed)
    }

    @Test func `a redirect's target is named without its password`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.answer("302 Found", ["Location: ftp://ann:s3cret@example.org/a"])
        }
        let error = await #expect(throws: FetchError.self) { try await CurlSource(server.url("/")).bytes() }
        let end = "redirects to 'ftp://…@example.org/a', which can't be fetched; check the address."
        #expect(error?.message.hasSuffix(end) == true)
    }

    @Test func `ten redirects are followed`() async throws {
        let server = try LoopbackServer { path, connection in
            let step = Int(path.dropFirst()) ?? 0
            guard step < 10 else { return connection.answer(body: "[]") }
            connection.answer("302 Found", ["Location: /\(step + 1)"])
        }
        #expect(try await CurlSource(server.url("/0")).bytes().count == 2)
    }

    @Test func `cancelling the task ends the connection at once`() async throws {
        let (moments, continuation) = AsyncStream.makeStream(of: String.self)
        let server = try LoopbackServer { _, connection in
            continuation.yield("asked")
            connection.waitUntilClosed()
            continuation.yield("closed")
        }
        let source = CurlSource(try server.url("/"))
        let fetch = Task { try await source.bytes() }
        var moment = moments.makeAsyncIterator()
        #expect(await moment.next() == "asked")
        fetch.cancel()
        let error = await #expect(throws: FetchError.self) { try await fetch.value }
        #expect(error?.message.hasSuffix("because the fetch was cancelled; try again.") == true)
        #expect(await moment.next() == "closed")
    }
}

/// What happens if `curl` is missing, stopped, or something else. A script takes its place, so it needn't be installed.
@Suite(.timeLimit(.minutes(5))) struct CurlProcessTests {
    private let address = "http://me:secret@127.0.0.1:9/"

    @Test func `the address and its password are on curl's standard input, not among its arguments`() async throws {
        let text = try await output(of: #"printf '%s ' "$@" | tr '\n' ' '; echo; cat; printf '\n200 '"#)
        let lines = text.split(separator: "\n")
        #expect(lines.first?.hasPrefix("--disable --config - ") == true)
        #expect(lines.first?.contains("127.0.0.1") == false)
        #expect(lines.dropFirst() == ["globoff", "url = \"\(address)\""])
    }

    @Test func `without curl, the message says so`() async throws {
        let error = try await failure(of: ["/no/such/curl"])
        #expect(error.kind == .unreachableAddress)
        #expect(error.message == "'http://127.0.0.1:9/' can't be fetched without curl; install curl, and try again.")
    }

    // The process that outlives its parent may hold the fetch's output, but not the tests' own: 'swift test' would wait.
    @Test(arguments: [
        "kill -STOP $$",
        "sleep 30 2>/dev/null & exit 0",
        "exec sleep 100",
        "trap '' TERM; sleep 100",
    ])
    func `the fetch ends in time if curl doesn't, or if another process holds its output`(script: String) async throws {
        let error = try await failure(of: ["/bin/sh", "-c", script])
        #expect(error.message.hasSuffix("did not answer in full within 0.2 s; try again, or allow more time."))
    }

    @Test func `a curl that isn't curl is an error`() async throws {
        let error = try await failure(of: ["/bin/sh", "-c", "exit 3"])
        #expect(error.message.contains("isn't an http or https address with a host and a valid port; "))
        let other = try await failure(of: ["/bin/sh", "-c", "echo; exit 99"])
        #expect(other.message.contains("curl says 'its exit status is 99'; "))
    }

    private func output(of script: String) async throws -> String {
        let command = ["/bin/sh", "-c", script, "sh"]
        let source = try CurlSource(#require(URL(string: address)), command: command)
        return String(decoding: try await source.bytes(), as: UTF8.self)
    }

    private func failure(of command: [String]) async throws -> FetchError {
        let url = try #require(URL(string: address))
        let source = CurlSource(url, timeout: .milliseconds(200), command: command)
        return try await #require(throws: FetchError.self) { try await source.bytes() }
    }
}

nonisolated extension CurlSource {
    init(
        _ url: URL, timeout: Duration = .seconds(3_600), limit: Int = 65_536, command: [String] = ["curl"]
    ) {
        self.init(url: url, expecting: "a movie feed", timeout: timeout, limit: limit)
        self.command = command
    }
}
