public import Foundation

/// An HTTP server for tests, on a free port of 127.0.0.1, until the tests end.
public struct LoopbackServer: Sendable {
    private let port: UInt16

    /// Starts a server that passes each request to `answer`.
    ///
    /// - Parameter answer: Called with each request's path and connection, on a thread of its own, which it may block.
    ///   The connection closes when `answer` returns.
    /// - Throws: A `POSIXError` if this machine has no free port.
    public init(answer: @escaping @Sendable (_ path: String, _ connection: Connection) -> Void) throws {
        #if canImport(Glibc)
            let type = Int32(SOCK_STREAM.rawValue)
        #else
            let type = SOCK_STREAM
        #endif
        let listener = socket(AF_INET, type, 0)
        // A child process that inherited the socket would keep the port open.
        _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, size) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, address, &size) == 0
            }
        }
        guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0 else { continue }
                _ = fcntl(client, F_SETFD, FD_CLOEXEC)
                Thread.detachNewThread {
                    if let connection = Connection(socket: client) { answer(connection.path, connection) }
                    close(client)
                }
            }
        }
    }

    /// Returns the address of `path`, which must start with a slash.
    ///
    /// - Parameter credentials: The text before the host: empty, or `"user:password@"`.
    public func url(_ path: String, credentials: String = "") throws -> URL {
        guard let url = URL(string: "http://\(credentials)127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
        return url
    }
}

/// One connection to a ``LoopbackServer``, after its request has been read.
public struct Connection: Sendable {
    /// The head of the request, with the empty line that ends it.
    public let request: String
    private let socket: Int32

    /// Reads the head of a request, or returns nil if the client disconnects first.
    fileprivate init?(socket: Int32) {
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

    /// Sends text as it is. Returns false if the client has disconnected.
    @discardableResult public func send(_ text: String) -> Bool {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Sends a complete response.
    public func answer(_ status: String = "200 OK", _ headers: [String] = [], body: String = "") {
        let head = ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + headers
        send(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    /// Waits until the client closes the connection.
    public func waitUntilClosed() {
        var byte: UInt8 = 0
        while recv(socket, &byte, 1, 0) > 0 {}
    }
}
