import Fetching
import Foundation
import TestSupport
import Testing

/// The answers of a real server, on loopback.
@Suite(.timeLimit(.minutes(5)))
struct HTTPSourceTests {
    @Test func `an answer's bytes are read, whatever they are`() async throws {
        let server = try LoopbackServer { path, connection in connection.answer(body: "\(path) is no JSON\u{0}") }
        let source = try HTTPSource(url: server.url("/a?b=c"), expecting: "a feed")
        #expect(try await source.bytes() == Data("/a?b=c is no JSON\u{0}".utf8))
    }

    @Test func `its place has no user and no password`() throws {
        let url = try #require(URL(string: "https://me:secret@example.com/a"))
        #expect(HTTPSource(url: url, expecting: "a feed").place == "https://example.com/a")
    }

    @Test(arguments: [
        ("a movie feed", 4, "4 bytes"), ("a list of articles", 4, "4 bytes"), ("a feed", 1_024, "1 kB"),
        ("a feed", 16_777_216, "16 MB"),
    ])
    func `an answer that is too long has its own kind, and names the expected content`(
        content: String, limit: Int, size: String
    ) async throws {
        let server = try LoopbackServer { _, connection in
            connection.answer(body: String(repeating: " ", count: limit + 1))
        }
        let source = try HTTPSource(url: server.url("/"), expecting: content, bodyLimit: limit)
        let error = await #expect(throws: FetchError.self) { try await source.bytes() }
        let message = "'\(source.place)' sends more than \(size), too much for \(content); check the address."
        #expect(error == FetchError(kind: .tooLong, message: message))
    }

    @Test func `an answer may have 16 MiB by default`() async throws {
        let body = String(repeating: " ", count: 16_777_216)
        let server = try LoopbackServer { path, connection in connection.answer(body: path == "/" ? body : body + " ") }
        #expect(try await HTTPSource(url: server.url("/"), expecting: "a feed").bytes().count == 16_777_216)
        let error = await #expect(throws: FetchError.self) {
            try await HTTPSource(url: server.url("/more"), expecting: "a feed").bytes()
        }
        #expect(error?.kind == .tooLong)
    }

    @Test func `a status other than 2xx makes the address unreachable`() async throws {
        let server = try LoopbackServer { _, connection in connection.answer("404 Not Found") }
        let source = try HTTPSource(url: server.url("/", credentials: "me:secret@"), expecting: "a feed")
        let error = await #expect(throws: FetchError.self) { try await source.bytes() }
        let message = "'\(try server.url("/"))' answered 404 (not found); check the address."
        #expect(error == FetchError(kind: .unreachableAddress, message: message))
    }
}
