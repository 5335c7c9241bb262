import Foundation
import Synchronization

/// A server fault, such as a connection that breaks off.
public struct Fault: Sendable {
    /// The server's action, as the rest of a sentence that starts with "The server".
    public let name: String
    private let bytes: [UInt8]
    private let end: End

    /// The server's action after it has sent its bytes.
    private enum End: Equatable {
        case close, reset, silence
        /// Refuses the connection, so nothing is sent.
        case refusal
        /// Repeats the text forever, with pauses (`drip`) or as fast as possible (`flood`).
        case drip(String)
        case flood(String)
        /// Sends the bytes one at a time.
        case slowly
    }

    private init(_ name: String, _ bytes: [UInt8], then end: End = .close) {
        (self.name, self.bytes, self.end) = (name, bytes, end)
    }

    private init(_ name: String, _ text: String = "", then end: End = .close) {
        self.init(name, Array(text.utf8), then: end)
    }

    /// Creates a fault in which the server sends these header lines and this body, and then closes the connection.
    private init(_ name: String, head: String..., body: String = Self.feed) { self.init(name, Self.answer(head, body)) }

    /// Whether only the client's timeout ends the exchange.
    public var hasNoEnd: Bool { if case .drip = end { true } else { end == .silence } }

    /// Starts a server with this fault on a free port.
    ///
    /// - Throws: A `POSIXError` if this machine has no free port.
    public func start() throws -> LoopbackServer {
        try LoopbackServer(isListening: end != .refusal) { [bytes, end] _, connection in
            if end != .slowly { connection.send(bytes: bytes) }
            switch end {
            case .close, .refusal: break
            case .reset:
                // A reset may discard data that the client hasn't read yet.
                if !bytes.isEmpty { connection.waitUntilClosed(milliseconds: 1_000) }
                connection.resetAtEnd()
            // Waits longer than any client should.
            case .silence: connection.waitUntilClosed()
            case .drip(let text): while !connection.waitUntilClosed(milliseconds: 20), connection.send(text) {}
            case .flood(let text): while connection.send(text) {}
            case .slowly:
                for byte in bytes where !connection.waitUntilClosed(milliseconds: 1) { connection.send(bytes: [byte]) }
            }
        }
    }

    /// Starts a server that truncates ``plainAnswer``.
    ///
    /// - Parameter counts: The number of bytes to send in response to each request, in order.
    public static func cut(after counts: [Int]) throws -> LoopbackServer {
        let rest = Mutex(counts[...])
        return try LoopbackServer { _, connection in
            let count = rest.withLock { $0.popFirst() }
            connection.send(bytes: Array(plainAnswer.utf8.prefix(count ?? 0)))
        }
    }

    /// A short response without a fault.
    public static let plainAnswer = answer([ok, "Content-Length: \(feed.utf8.count)"], feed)

    private static let feed = #"[{"title": "Heat"}]"#
    private static let ok = "HTTP/1.1 200 OK"
    private static let found = "HTTP/1.1 302 Found"
    private static let chunked = "Transfer-Encoding: chunked"
    private static let none = "Content-Length: 0"

    private static func answer(_ head: [String], _ body: String) -> String {
        head.joined(separator: "\r\n") + "\r\n\r\n" + body
    }

    /// All faults except ``cut(after:)``.
    public static let all = connections + answers + bodies

    private static let connections = [
        Fault("refuses the connection", then: .refusal),
        Fault("accepts the connection and says nothing", then: .silence),
        Fault("closes the connection without an answer"),
        Fault("resets the connection without an answer", then: .reset),
        Fault("sends half of its head, and then nothing", "\(ok)\r\nContent-", then: .silence),
        Fault("sends half of its body, and then nothing", String(plainAnswer.dropLast(10)), then: .silence),
        Fault("sends a byte now and then, for ever", answer([ok, Connection.json], "["), then: .drip(" ")),
        Fault("sends a whole answer, but each byte alone", plainAnswer, then: .slowly),
        Fault("resets the connection in the middle of its body", String(plainAnswer.dropLast(10)), then: .reset),
        Fault(
            "sends an endless head", "\(ok)\r\n", then: .flood("X-Padding: \(String(repeating: "x", count: 1_000))\r\n")
        ),
        Fault(
            "sends a head that isn't UTF-8",
            "\(ok)\r\nContent-Length: 19\r\nServer: ".utf8 + [0xE9] + "\r\n\r\n\(feed)".utf8),
        Fault("greets as SSH does", "SSH-2.0-OpenSSH_9.2\r\n"),
        Fault("announces 100 bytes, sends 19, and closes", head: ok, "Content-Length: 100"),
    ]

    private static let answers =
        [
            Fault("announces 5 bytes, and sends 19", head: ok, "Content-Length: 5"),
            Fault("announces -1 bytes", head: ok, "Content-Length: -1"),
            Fault("announces `many` bytes", head: ok, "Content-Length: many"),
            Fault(
                "announces 99999999999999999999 bytes, and sends 19", head: ok, "Content-Length: 99999999999999999999"),
            Fault("announces 19 bytes, and in the next line 5", head: ok, "Content-Length: 19", "Content-Length: 5"),
            Fault("sends chunks, but not the last one", head: ok, chunked, body: "13\r\n\(feed)\r\n"),
            Fault("sends a chunk whose size isn't a number", head: ok, chunked, body: "many\r\n\(feed)\r\n0\r\n\r\n"),
            Fault(
                "sends a trailer after its chunks (on Linux, `URLSession` crashes on it)", head: ok, chunked,
                body: "13\r\n\(feed)\r\n0\r\nX-Late: 1\r\n\r\n"),
            Fault("redirects to itself", head: found, "Location: /", none, body: ""),
            Fault("redirects to a file", head: found, "Location: file:///etc/hosts", none, body: ""),
            Fault("redirects to an address without a host", head: found, "Location: http:///a", none, body: ""),
            Fault("redirects to port 99999", head: found, "Location: http://127.0.0.1:99999/", none, body: ""),
            Fault("redirects to an IPv6 address", head: found, "Location: http://[::1]/", none, body: ""),
            Fault("redirects without saying where to", head: found, none, body: ""),
            Fault("sends 100 before its answer", head: "HTTP/1.1 100 Continue", body: plainAnswer),
            Fault("sends 103 before its answer", head: "HTTP/1.1 103 Early Hints", "Link: </a.css>", body: plainAnswer),
            Fault("sends 103 again and again, and no answer", then: .drip("HTTP/1.1 103 Early Hints\r\n\r\n")),
            Fault(
                "switches to another protocol", head: "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket",
                body: ""),
            Fault("answers 204", head: "HTTP/1.1 204 No Content", body: ""),
        ]
        + [206, 401, 404, 429, 500, 503].map { status in
            Fault("answers \(status)", head: "HTTP/1.1 \(status) Oops", "Content-Length: 19")
        } + [Fault("answers without a status", head: "HTTP/1.1 OK", "Content-Length: 19")]

    private static let bodies = [
        Fault("sends an empty body", head: ok, none, body: ""),
        Fault("sends a page of HTML", head: ok, "Content-Length: 13", body: "<html></html>"),
        Fault(
            "sends an endless body", answer([ok, Connection.json], "["),
            then: .flood(String(repeating: " ", count: 1_000))),
        Fault("sends a gzip bomb: 6 kB that become 1 MB", gzipHead(announcing: bomb.count) + bomb),
        Fault("sends half of its gzip, with a length that fits", gzipHead(announcing: 24) + halfZip),
        Fault("announces gzip, and sends plain text", head: ok, "Content-Encoding: gzip", "Content-Length: 19"),
        Fault("announces an unknown content encoding", head: ok, "Content-Encoding: zip", "Content-Length: 19"),
        Fault(
            "announces Latin-1, and sends it",
            answer([ok, "\(Connection.json); charset=iso-8859-1", "Content-Length: 5"], "").utf8
                + [0x5B, 0x22, 0xE9, 0x22, 0x5D]),
        Fault(
            "announces UTF-16, and sends UTF-8", head: ok, "\(Connection.json); charset=utf-16", "Content-Length: 19"),
        Fault(
            "starts a second answer in the middle of its body", head: ok, "Content-Length: 19",
            body: "[{\"ti" + plainAnswer),
        Fault(
            "starts a second answer in the middle of its chunks", head: ok, chunked,
            body: "5\r\n[{\"ti\r\nHTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n"),
        Fault("sends a second answer after the first", head: ok, "Content-Length: 19", body: feed + plainAnswer),
    ]

    private static func gzipHead(announcing count: Int) -> [UInt8] {
        Array(answer([ok, "Content-Encoding: gzip", "Content-Length: \(count)"], "").utf8)
    }

    private static let zipHead: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    private static let halfZip = (zipHead + [1, 19, 0, 236, 255] + feed.utf8).dropLast(10)

    /// A megabyte of zeros, compressed: one zero byte, then 4,000 commands that each repeat it 258 times.
    private static let bomb: [UInt8] = {
        let (header, byte, repetition, end) = ("110", "00110000", "1100010100000", "0000000")
        let bits = Array((header + byte + String(repeating: repetition, count: 4_000) + end).utf8)
        let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start...].prefix(8).reversed().reduce(0 as UInt8) { $0 << 1 | ($1 & 1) }
        }
        return zipHead + bytes
    }()
}
