import MovieCatalog
import TestSupport
import Testing

/// What ends a fetch. Where a test allows an hour, only the suite's own limit would notice that it is waited for.
@Suite(.timeLimit(.minutes(5)))
struct HTTPTimeTests {
    @Test func `an address that never answers is given up after the timeout`() async throws {
        let server = try LoopbackServer { _, connection in connection.waitUntilClosed() }
        try await expectTimeout(from: server)
    }

    @Test func `so is one that trickles for ever`() async throws {
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\n\(Connection.json)\r\n\r\n[")
            while !connection.waitUntilClosed(milliseconds: 20), connection.send(" ") {}
        }
        try await expectTimeout(from: server)
    }

    @Test func `an answer in time isn't held back until the timeout`() async throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: #"[{"title": "Heat"}]"#) }
        let service = try FetchingMovieService(url: server.url("/"), timeout: .seconds(3_600))
        #expect(try await service.fetchMovies().movies.count == 1)
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\n\(Connection.json)\r\nContent-Length: 100\r\n\r\n["])
    func `cancelling the task ends the fetch at once, and the connection with it`(start: String) async throws {
        let (moments, continuation) = AsyncStream.makeStream(of: String.self)
        let server = try LoopbackServer { _, connection in
            connection.send(start)
            continuation.yield("asked")
            continuation.yield(connection.waitUntilClosed() ? "closed" : "still open")
        }
        let service = try FetchingMovieService(url: server.url("/"), timeout: .seconds(3_600))
        let fetch = Task { try await service.fetchMovies() }
        var moment = moments.makeAsyncIterator()
        #expect(await moment.next() == "asked")
        fetch.cancel()
        let error = await #expect(throws: MovieServiceError.self) { try await fetch.value }
        #expect(error?.kind == .unreachableAddress)
        #expect(error?.message.contains("cancelled") == true)
        #expect(await moment.next() == "closed")
    }

    @Test func `a cancelled task fetches nothing`() async throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: #"[{"title": "Heat"}]"#) }
        let service = try FetchingMovieService(url: server.url("/"))
        let fetch = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await service.fetchMovies()
        }
        await #expect(throws: MovieServiceError.self) { try await fetch.value }
    }

    private func expectTimeout(
        from server: LoopbackServer, at location: SourceLocation = #_sourceLocation
    ) async throws {
        let service = try FetchingMovieService(url: server.url("/"), timeout: .milliseconds(300))
        let error = await #expect(throws: MovieServiceError.self, sourceLocation: location) {
            try await service.fetchMovies()
        }
        #expect(error?.kind == .unreachableAddress, sourceLocation: location)
        #expect(error?.message.contains("did not answer in full within 0.3 s; ") == true, sourceLocation: location)
    }
}
