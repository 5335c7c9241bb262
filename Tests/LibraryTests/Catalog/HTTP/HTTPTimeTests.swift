import Foundation
import TestSupport
import Testing

@testable import Fetching

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The ways in which a fetch ends early. Waiting for a timeout of an hour would exceed the suite's limit.
@Suite(.timeLimit(.minutes(5)))
struct HTTPTimeTests {
    @Test(arguments: ["", "HTTP/1.1 200 OK\r\n\(Connection.json)\r\n\r\n["])
    func `a fetch ends after the timeout if the server never answers or never stops sending`(
        start: String
    ) async throws {
        let server = try LoopbackServer { _, connection in
            connection.send(start)
            while !connection.waitUntilClosed(milliseconds: 20), start.isEmpty || connection.send(" ") {}
        }
        let source = try HTTPSource(url: server.url("/"), expecting: "a feed", timeout: .milliseconds(300))
        let error = await #expect(throws: FetchError.self) { try await source.bytes() }
        #expect(error?.kind == .unreachableAddress)
        #expect(error?.message.contains("did not answer in full within 0.3 s; ") == true)
    }

    @Test func `a response in time isn't delayed until the timeout`() async throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: "[]") }
        let source = try HTTPSource(url: server.url("/"), expecting: "a feed", timeout: .seconds(3_600))
        #expect(try await source.bytes().count == 2)
        let waits = HTTPTransfer.session.configuration.timeoutIntervalForRequest
        #expect(waits >= 86_400, "the longest timeout allowed, so that the session doesn't give up first")
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\n\(Connection.json)\r\nContent-Length: 100\r\n\r\n["])
    func `cancelling the task ends the fetch and its connection at once`(start: String) async throws {
        let (moments, continuation) = AsyncStream.makeStream(of: String.self)
        let server = try LoopbackServer { _, connection in
            connection.send(start)
            continuation.yield("asked")
            continuation.yield(connection.waitUntilClosed() ? "closed" : "still open")
        }
        let source = try HTTPSource(url: server.url("/"), expecting: "a feed", timeout: .seconds(3_600))
        let fetch = Task { try await source.bytes() }
        var moment = moments.makeAsyncIterator()
        #expect(await moment.next() == "asked")
        fetch.cancel()
        let error = await #expect(throws: FetchError.self) { try await fetch.value }
        #expect(error?.kind == .unreachableAddress)
        #expect(error?.message.contains("cancelled") == true)
        #expect(await moment.next() == "closed")
    }

    @Test func `a cancelled task fetches nothing`() async throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: "[]") }
        let source = try HTTPSource(url: server.url("/"), expecting: "a feed")
        let fetch = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await source.bytes()
        }
        await #expect(throws: FetchError.self) { try await fetch.value }
    }
}
