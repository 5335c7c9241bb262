import ConsoleUI
import Fetching
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ConsoleProgram

/// The two halves of an address that another process asks: what that process does, and what the option makes of it.
@Suite(.timeLimit(.minutes(5)))
struct IsolatedHTTPSourceTests {
    #if os(Linux)
        @Test func `the other process writes the answer`() async throws {
            let server = try LoopbackServer { _, connection in connection.answer(body: "12345") }
            let answer = try await answer(about: "a feed", at: server.url("/"))
            #expect(answer.status == .success)
            #expect(answer.text == "12345")
        }

        @Test func `or the reason why there is none`() async throws {
            let server = try LoopbackServer { _, connection in connection.answer("404 Not Found") }
            let url = try server.url("/a", credentials: "me:secret@")
            let answer = try await answer(about: "a feed", at: url)
            #expect(answer.status == .unavailable)
            #expect(answer.text == "'\(try server.url("/a"))' answered 404 (not found); check the address.")
        }

        @Test func `an answer that is too long is reported as too long for the expected content`() async throws {
            let server = try LoopbackServer { _, connection in
                connection.send("HTTP/1.1 200 OK\r\n\(Connection.json)\r\nContent-Length: 99999999\r\n\r\n")
                connection.waitUntilClosed()
            }
            let answer = try await answer(about: "a list of articles", at: server.url("/"))
            #expect(answer.status == .data)
            #expect(answer.text.hasSuffix("too much for a list of articles; check the address."))
        }

        @Test func `the limit comes from the request`() async throws {
            let server = try LoopbackServer { _, connection in connection.answer(body: "12345") }
            for (limit, status) in [(4, ExitCode.data), (5, .success)] {
                let request = try IsolatedHTTPSource.Request(
                    url: server.url("/"), content: "a feed", seconds: 60, bodyLimit: limit)
                #expect(try await answer(["--body-of"], request.line).status == status)
            }
        }

        @Test(arguments: [([], "{}"), (["--help"], "{}"), (["--body-of"], "open 1"), (["--body-of", "x"], "{}")])
        func `a user's words are left to the program`(words: [String], line: String) async throws {
            let answer = try await answer(words, line)
            #expect(answer.status == nil)
            #expect(answer.text == "")
        }

        @Test func `the other process leaves when the one that asks has gone`() async throws {
            let server = try LoopbackServer { _, connection in connection.waitUntilClosed() }
            let (left, leave) = AsyncStream.makeStream(of: Void.self)
            let request = try IsolatedHTTPSource.Request(url: server.url("/"), content: "a feed", seconds: 600).line
            let lines = Mutex([request, "a line that means nothing"][...])
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

        @Test func `the other process ends with the task that waits for it`() async throws {
            let script = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try Data("#!/bin/sh\nexec cat >/dev/null\n".utf8).write(to: script)
            defer { try? FileManager.default.removeItem(at: script) }
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script.path)
            let url = try #require(URL(string: "http://127.0.0.1:9/"))
            var source = IsolatedHTTPSource(url: url, expecting: "a feed", timeout: .seconds(5))
            source.executable = script
            let task = Task { [source] in try await source.bytes() }
            task.cancel()
            let error = await #expect(throws: FetchError.self) { try await task.value }
            #expect(error?.message.contains("broke off") == true, "and not that its time is over")
        }

        private func answer(about content: String, at url: URL) async throws -> (status: ExitCode?, text: String) {
            try await answer(["--body-of"], IsolatedHTTPSource.Request(url: url, content: content, seconds: 60).line)
        }

        /// What the process answers whose input has one line, and stays open.
        private func answer(_ words: [String], _ line: String) async throws -> (status: ExitCode?, text: String) {
            let pipe = Pipe()
            let lines = Mutex([line][...])
            let status = await IsolatedHTTPSource.answer(
                words, nextLine: { lines.withLock { $0.popFirst() } }, to: pipe.fileHandleForWriting, leave: {})
            try pipe.fileHandleForWriting.close()
            let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
            return (status, String(decoding: bytes, as: UTF8.self))
        }
    #endif

    @Test(arguments: [
        ([], nil), (["--source", "bundled"], nil), (["--source", "a/b.json"], "a/b.json"),
        (["--source", "HTTPS://me:secret@example.com/a", "--timeout", "5"], "HTTPS://example.com/a"),
    ])
    func `the option takes the bundled source, a file or an address`(
        words: [String], place: String?
    ) throws {
        #expect(try source(words)?.place == place)
    }

    @Test(arguments: [
        (["--source", "ftp://a/b"], "'--source' takes an http(s) address, a path or 'bundled', not 'ftp://a/b'."),
        (
            ["--source", "ftp://bob:p'w@h/x@y"],
            "'--source' takes an http(s) address, a path or 'bundled', not 'ftp://…@y'."
        ),
        (["--max-bytes", "8E"], "'--max-bytes' takes a whole number from 1 up, such as 500K or 16M, not '8E'."),
        (["--timeout", "0"], "'--timeout' takes a number of seconds up to 86400, not '0'."),
    ])
    func `other values are refused`(words: [String], message: String) throws {
        #expect(throws: Arguments.UsageError(message)) { try source(words) }
    }
}

#if os(Linux)
    extension IsolatedHTTPSource.Request {
        fileprivate var line: String {
            get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
        }
    }
#endif
