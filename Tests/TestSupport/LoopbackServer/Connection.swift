import Foundation

/// One connection to a ``LoopbackServer``, after its request has been read.
public struct Connection: Sendable {
    /// The head of the request, with the empty line that ends it.
    public let request: String
    private let socket: Int32

    /// Reads the head of a request, or returns nil if the client disconnects first.
    init?(socket: Int32) {
        self.socket = socket
        // Writing to a disconnected client would end the process. Only newer Darwin SDKs let `send` prevent that.
        #if canImport(Darwin)
            var isOn: Int32 = 1
            setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #endif
        var request = ""
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while !request.contains("\r\n\r\n") {
            let count = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            request += String(decoding: buffer.prefix(count), as: UTF8.self)
        }
        self.request = request
    }

    /// The path of the request.
    public var path: String { request.split(separator: " ").dropFirst().first.map(String.init) ?? "" }

    /// The header for a JSON body.
    ///
    /// Without this header, Darwin guesses the type, and withholds the response until 512 bytes of the body arrive.
    public static let json = "Content-Type: application/json"

    /// Sends text as it is. Returns false if the client has disconnected.
    @discardableResult public func send(_ text: String) -> Bool { send(bytes: Array(text.utf8)) }

    /// Sends bytes as they are. Returns false if the client has disconnected.
    @discardableResult public func send(bytes: [UInt8]) -> Bool {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Sends a complete response.
    public func answer(_ status: String = "200 OK", _ headers: [String] = [json], body: String = "") {
        let head = ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + headers
        send(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    /// Waits until the client closes the connection. Returns false if that takes longer than `milliseconds`.
    @discardableResult public func waitUntilClosed(milliseconds: Int32 = 60_000) -> Bool {
        var watch = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        return poll(&watch, 1, milliseconds) > 0
    }

    /// Makes the connection end with a reset instead of an orderly close.
    public func resetAtEnd() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(socket, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }
}
