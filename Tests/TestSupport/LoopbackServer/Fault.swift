import Foundation
import Synchronization

/// Something that goes wrong between a client and a server.
public struct Fault: Sendable {
    /// What the server does: the rest of a sentence that starts with "The server".
    public let name: String
    /// Whether the client has to end the exchange, since the server does not.
    public let hasNoEnd: Bool
    private let isListening: Bool
    private let answer: @Sendable (Connection) -> Void

    private init(
        _ name: String, hasNoEnd: Bool = false, isListening: Bool = true,
        answer: @escaping @Sendable (Connection) -> Void
    ) {
        (self.name, self.hasNoEnd, self.isListening, self.answer) = (name, hasNoEnd, isListening, answer)
    }

    /// Creates a fault of a server that sends a head of these lines and a body, and closes the connection.
    private init(_ name: String, _ head: String..., body: String = Self.feed) {
        self.init(name) { $0.send(Self.answer(head, body)) }
    }

    /// Starts a server with this fault, at a port of its own.
    ///
    /// - Throws: A `POSIXError` if this machine has no free port.
    public func start() throws -> LoopbackServer {
        try LoopbackServer(isListening: isListening) { [answer] _, connection in answer(connection) }
    }

    /// Returns the fault of a server that cuts ``plainAnswer`` short.
    ///
    /// - Parameter counts: How many bytes it sends to the first request, to the second, and so on.
    public static func cut(after counts: [Int]) -> Fault {
        let rest = Rest(counts)
        return Fault("closes the connection in the middle of its answer") { connection in
            if let count = rest.next() { connection.send(bytes: Array(plainAnswer.utf8.prefix(count))) }
        }
    }

    /// A short answer that has no fault.
    public static let plainAnswer = answer(["HTTP/1.1 200 OK", "Content-Length: \(feed.utf8.count)"], feed)

    private static let feed = #"[{"title": "Heat"}]"#

    private static func answer(_ head: [String], _ body: String) -> String {
        head.joined(separator: "\r\n") + "\r\n\r\n" + body
    }

    /// All faults but ``cut(after:)``.
    public static let all = connections + lengths + redirects + statuses + bodies

    private static let connections = [
        Fault("refuses the connection", isListening: false) { _ in },
        Fault("accepts the connection and says nothing", hasNoEnd: true) { $0.waitUntilClosed(milliseconds: patience) },
        Fault("closes the connection without an answer") { _ in },
        Fault("resets the connection without an answer") { $0.resetAtEnd() },
        Fault("sends half of its head, and then nothing", hasNoEnd: true) { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-")
            connection.waitUntilClosed(milliseconds: patience)
        },
        Fault("sends half of its body, and then nothing", hasNoEnd: true) { connection in
            connection.send(String(plainAnswer.dropLast(10)))
            connection.waitUntilClosed(milliseconds: patience)
        },
        Fault("sends a byte now and then, for ever", hasNoEnd: true) { connection in
            connection.send("HTTP/1.1 200 OK\r\n\(Connection.json)\r\n\r\n[")
            while !connection.waitUntilClosed(milliseconds: 20), connection.send(" ") {}
        },
        Fault("sends a whole answer, but each byte alone") { connection in
            for byte in plainAnswer.utf8 where !connection.waitUntilClosed(milliseconds: 1) {
                connection.send(bytes: [byte])
            }
        },
        Fault("resets the connection in the middle of its body") { connection in
            connection.send(String(plainAnswer.dropLast(10)))
            // A reset may take from the client what it hasn't read yet.
            connection.waitUntilClosed(milliseconds: 100)
            connection.resetAtEnd()
        },
        Fault("sends an endless head") { connection in
            connection.send("HTTP/1.1 200 OK\r\n")
            while connection.send("X-Padding: \(String(repeating: "x", count: 1_000))\r\n") {}
        },
        Fault("sends a head that isn't UTF-8") { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 19\r\nServer: ")
            connection.send(bytes: [0xE9])
            connection.send("\r\n\r\n\(feed)")
        },
        Fault("greets as SSH does") { $0.send("SSH-2.0-OpenSSH_9.2\r\n") },
    ]

    private static let lengths = [
        Fault("announces 100 bytes, sends 19, and closes", ok, "Content-Length: 100"),
        Fault("announces 5 bytes, and sends 19", ok, "Content-Length: 5"),
        Fault("announces -1 bytes", ok, "Content-Length: -1"),
        Fault("announces `many` bytes", ok, "Content-Length: many"),
        Fault("announces 99999999999999999999 bytes, and sends 19", ok, "Content-Length: 99999999999999999999"),
        Fault("announces 19 bytes, and in the next line 5", ok, "Content-Length: 19", "Content-Length: 5"),
        Fault("sends chunks, but not the last one", ok, chunked, body: "13\r\n\(feed)\r\n"),
        Fault("sends a chunk whose size isn't a number", ok, chunked, body: "many\r\n\(feed)\r\n0\r\n\r\n"),
        Fault(
            "sends a trailer after its chunks (on Linux, `URLSession` crashes on it)", ok, chunked,
            body: "13\r\n\(feed)\r\n0\r\nX-Late: 1\r\n\r\n"),
    ]

    private static let redirects = [
        Fault("redirects to itself", found, "Location: /", "Content-Length: 0", body: ""),
        Fault("redirects to a file", found, "Location: file:///etc/hosts", "Content-Length: 0", body: ""),
        Fault("redirects to an address without a host", found, "Location: http:///a", "Content-Length: 0", body: ""),
        Fault("redirects to port 99999", found, "Location: http://127.0.0.1:99999/", "Content-Length: 0", body: ""),
        Fault("redirects to an IPv6 address", found, "Location: http://[::1]/", "Content-Length: 0", body: ""),
        Fault("redirects without saying where to", found, "Content-Length: 0", body: ""),
    ]

    private static let statuses =
        [
            Fault("sends 100 before its answer", "HTTP/1.1 100 Continue", body: plainAnswer),
            Fault("sends 103 before its answer", "HTTP/1.1 103 Early Hints", "Link: </a.css>", body: plainAnswer),
            Fault("sends 103 again and again, and no answer", hasNoEnd: true) { connection in
                let hints = "HTTP/1.1 103 Early Hints\r\n\r\n"
                while !connection.waitUntilClosed(milliseconds: 20), connection.send(hints) {}
            },
            Fault("switches to another protocol", "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", body: ""),
            Fault("answers 204", "HTTP/1.1 204 No Content", body: ""),
        ]
        + [206, 401, 404, 429, 500, 503].map { status in
            Fault("answers \(status)", "HTTP/1.1 \(status) Oops", "Content-Length: \(feed.utf8.count)")
        } + [
            Fault("answers without a status", "HTTP/1.1 OK", "Content-Length: 19")
        ]

    private static let bodies = [
        Fault("sends an empty body", ok, "Content-Length: 0", body: ""),
        Fault("sends a page of HTML", ok, "Content-Length: 13", body: "<html></html>"),
        Fault("sends an endless body") { connection in
            connection.send("HTTP/1.1 200 OK\r\n\(Connection.json)\r\n\r\n[")
            while connection.send(String(repeating: " ", count: 1_000)) {}
        },
        Fault("sends a gzip bomb: 6 kB that become 1 MB") { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bomb.count)\r\n\r\n")
            connection.send(bytes: bomb)
        },
        Fault("sends half of its gzip, with a length that fits") { connection in
            let part = (gzipHead + [1, 19, 0, 236, 255] + feed.utf8).dropLast(10)
            connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(part.count)\r\n\r\n")
            connection.send(bytes: Array(part))
        },
        Fault("announces gzip, and sends plain text", ok, "Content-Encoding: gzip", "Content-Length: 19"),
        Fault("announces an unknown content encoding", ok, "Content-Encoding: zip", "Content-Length: 19"),
        Fault("announces Latin-1, and sends it") { connection in
            connection.send("HTTP/1.1 200 OK\r\n\(Connection.json); charset=iso-8859-1\r\nContent-Length: 5\r\n\r\n")
            connection.send(bytes: [0x5B, 0x22, 0xE9, 0x22, 0x5D])
        },
        Fault(
            "announces UTF-16, and sends UTF-8", ok, "\(Connection.json); charset=utf-16", "Content-Length: 19"),
        Fault(
            "starts a second answer in the middle of its body", ok, "Content-Length: 19", body: "[{\"ti" + plainAnswer),
        Fault(
            "starts a second answer in the middle of its chunks", ok, chunked,
            body: "5\r\n[{\"ti\r\nHTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n"),
        Fault("sends a second answer after the first", ok, "Content-Length: 19", body: feed + plainAnswer),
    ]

    private static let ok = "HTTP/1.1 200 OK"
    private static let found = "HTTP/1.1 302 Found"
    private static let chunked = "Transfer-Encoding: chunked"

    /// How many milliseconds a server that says no more waits for its client to leave: longer than any client should.
    private static let patience: Int32 = 60_000

    private static let gzipHead: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

    /// A megabyte of zeros, compressed: the byte 0, and then the copy of 258 bytes again and again.
    private static let bomb: [UInt8] = {
        let (header, byte, repetition, end) = ("110", "00110000", "1100010100000", "0000000")
        let bits = Array((header + byte + String(repeating: repetition, count: 4_000) + end).utf8)
        let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start...].prefix(8).reversed().reduce(0 as UInt8) { $0 << 1 | ($1 & 1) }
        }
        return gzipHead + bytes
    }()
}

/// Numbers that are given away one by one.
private final class Rest: Sendable {
    private let numbers: Mutex<[Int]>

    init(_ numbers: [Int]) { self.numbers = Mutex(numbers.reversed()) }

    func next() -> Int? { numbers.withLock { $0.popLast() } }
}
