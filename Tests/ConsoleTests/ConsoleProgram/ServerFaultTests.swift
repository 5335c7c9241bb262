import ConsoleUI
import Fetching
import Foundation
import TestSupport
import Testing

@testable import ConsoleProgram

/// Whatever a server does wrong, the message and the exit status are those in `Steps/promises.md`.
@Suite(.timeLimit(.minutes(5)), .needsCurl)
struct ServerFaultTests {
    private static let page = URL(filePath: #filePath).appending(path: "../../../../Steps/promises.md")

    /// What a server does, and the lines that it sends for that. It waits at `⏳`, and repeats what's before `∞`.
    nonisolated private static let faults = [
        "accepts the connection and says nothing": "⏳",
        "closes the connection without an answer": "",
        "sends half of its body, and then nothing": "HTTP/1.1 200 OK|Content-Length: 100||[⏳",
        "greets as SSH does": "SSH-2.0-OpenSSH_9.2|",
        "announces 100 bytes, sends 2, and closes": "HTTP/1.1 200 OK|Content-Length: 100||[]",
        "announces 1 MB": "HTTP/1.1 200 OK|Content-Length: 1000000||[⏳",
        "sends an endless body": "HTTP/1.1 200 OK||          ∞",
        "announces gzip, and sends plain text": "HTTP/1.1 200 OK|Content-Encoding: gzip|Content-Length: 2||[]",
        "redirects to itself": "HTTP/1.1 302 Found|Location: /|Content-Length: 0||",
        "redirects to a file": "HTTP/1.1 302 Found|Location: file:///etc/hosts|Content-Length: 0||",
        "redirects without saying where to": "HTTP/1.1 302 Found|Content-Length: 0||",
        "answers 206, which wasn't asked for": "HTTP/1.1 206 Partial Content|Content-Length: 2||[]",
        "answers 404": "HTTP/1.1 404 Not Found|Content-Length: 2||[]",
    ]

    @Test(arguments: faults)
    func `a server's fault has the status and the message that the page promises`(
        name: String, answer: String
    ) async throws {
        let text = answer.replacing("|", with: "\r\n")
        let server = try LoopbackServer { _, connection in
            connection.send(text.filter { !"⏳∞".contains($0) })
            if text.hasSuffix("⏳") { connection.waitUntilClosed() }
            if text.hasSuffix("∞") { while connection.send(String(repeating: " ", count: 1_000)) {} }
        }
        let isLate = answer.hasSuffix("⏳") && !answer.contains("1000000")
        let source = CurlSource(try server.url("/"), timeout: isLate ? .milliseconds(500) : .seconds(3_600))
        try await expect(name, of: source)
    }

    @Test func `a refused connection has the status and the message that the page promises`() async throws {
        try await expect("refuses the connection", of: CurlSource(#require(URL(string: "http://127.0.0.1:1/"))))
    }

    private func expect(_ name: String, of source: CurlSource) async throws {
        let error = try await #require(throws: FetchError.self) { try await source.bytes() }
        let message = error.message.replacing(/127\.0\.0\.1:\d+/, with: "127.0.0.1:PORT")
            .replacing("within 0.5 s", with: "within 10 s")
            // The wording is curl's, and differs between its versions.
            .replacing(/curl says '.*'/, with: "curl says 'REASON'")
        let row = "| \(name) | \(error.exitCode.rawValue) | \(message) |\n"
        #expect(try text(of: Self.page.standardizedFileURL).contains(row), "Steps/promises.md should say:\n\(row)")
    }
}
