#if os(Linux)
    import ConsoleUI
    import Fetching
    import Foundation
    import Synchronization
    import TestSupport
    import Testing

    @testable import ConsoleProgram

    /// The child process that fetches from an address on behalf of a program.
    @Suite(.timeLimit(.minutes(5))) struct IsolatedHTTPSourceTests {
        @Test func `the child process writes the body, or the reason for a failure`() async throws {
            let server = try LoopbackServer { path, connection in
                connection.answer(path == "/a" ? "404 Not Found" : "200 OK", body: "12345")
            }
            for (path, limit, status, said) in [
                ("/", 5, ExitCode.success, nil), ("/a", 5, .unavailable, "answered 404 (not found)"),
                ("/", 4, .data, "sends more than 4 bytes, too much for a feed"),
            ] {
                let request = try request(server.url(path, credentials: "me:secret@"), limit: limit)
                let answer = try await answer(["--body-of"], request)
                let place = try server.url(path)
                #expect(answer.status == status)
                #expect(answer.text == said.map { "'\(place)' \($0); check the address." } ?? "12345")
            }
        }

        @Test(arguments: [([], "{}"), (["--help"], "{}"), (["--body-of"], "open 1"), (["--body-of", "x"], "{}")])
        func `a user's arguments and lines are left to the program`(words: [String], line: String) async throws {
            let answer = try await answer(words, line)
            #expect(answer.status == nil)
            #expect(answer.text == "")
        }

        @Test func `the child process exits when its parent is gone`() async throws {
            let server = try LoopbackServer { _, connection in connection.waitUntilClosed() }
            let (left, leave) = AsyncStream.makeStream(of: Void.self)
            let lines = Mutex([try request(server.url("/")), "a line that means nothing"][...])
            let task = Task {
                await IsolatedHTTPSource.answer(
                    ["--body-of"], nextLine: { lines.withLock { $0.popFirst() } }, to: .nullDevice,
                    leave: { leave.yield() })
            }
            for await _ in left { break }
            let isRead = lines.withLock { $0.isEmpty }
            #expect(isRead)
            task.cancel()
            #expect(await task.value == .unavailable)
        }

        @Test func `the child process ends when the task that waits for it is cancelled`() async throws {
            let folder = try TemporaryFolder()
            let script = try folder.write(Data("#!/bin/sh\nexec cat >/dev/null\n".utf8), to: "a.sh")
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
            let url = try #require(URL(string: "http://127.0.0.1:9/"))
            var source = IsolatedHTTPSource(url: url, expecting: "a feed", timeout: .seconds(5))
            source.executable = URL(filePath: script)
            let task = Task { [source] in try await source.bytes() }
            task.cancel()
            let error = await #expect(throws: FetchError.self) { try await task.value }
            #expect(error?.message.contains("broke off") == true, "and not that the time is over")
        }

        /// Returns the child's exit status, and its answer to a single line of input.
        private func answer(_ words: [String], _ line: String) async throws -> (status: ExitCode?, text: String) {
            let pipe = Pipe()
            let lines = Mutex([line][...])
            let status = await IsolatedHTTPSource.answer(
                words, nextLine: { lines.withLock { $0.popFirst() } }, to: pipe.fileHandleForWriting, leave: {})
            try pipe.fileHandleForWriting.close()
            let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
            return (status, String(decoding: bytes, as: UTF8.self))
        }

        /// Returns the line that requests a feed.
        private func request(_ url: URL, limit: Int = 5) throws -> String {
            let request = IsolatedHTTPSource.Request(url: url, content: "a feed", seconds: 600, bodyLimit: limit)
            return String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
        }
    }
#endif
