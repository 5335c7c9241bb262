import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// One connection to a ``LoopbackServer``.
public struct Connection: Sendable {
    let socket: Int32

    /// Sends bytes as they are.
    /// - Returns: False if the client has gone.
    @discardableResult
    public func send(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { [sent] buffer in
                Foundation.send(socket, buffer.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// Sends a whole answer.
    public func answer(_ status: String = "200 OK", _ headers: [String] = [], body: String = "") {
        let head = ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + headers
        send(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    /// Waits until the client has gone.
    /// - Returns: False if it has not within `milliseconds`.
    @discardableResult
    public func waitUntilClosed(milliseconds: Int32 = 10_000) -> Bool {
        var watch = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        return poll(&watch, 1, milliseconds) > 0
    }

    func requestedPath() -> String? {
        var request = ""
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while !request.contains("\r\n\r\n") {
            let count = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            request += String(decoding: buffer.prefix(count), as: UTF8.self)
        }
        return request.split(separator: " ").dropFirst().first.map(String.init)
    }
}
