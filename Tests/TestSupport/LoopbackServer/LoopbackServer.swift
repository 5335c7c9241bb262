import Dispatch
public import Foundation

/// An HTTP server for tests, on a free port of 127.0.0.1. It runs until it's stopped or released.
public final class LoopbackServer: Sendable {
    private let port: UInt16
    /// A pipe that stops the server. On Darwin, `shutdown` fails on a listening socket, and `accept` keeps waiting.
    private let wakeUp: (reader: Int32, writer: Int32)
    private let isClosed = DispatchSemaphore(value: 0)

    /// Starts a server that passes each request to `answer`.
    ///
    /// - Parameters:
    ///   - isListening: Whether the port accepts connections. Even if it doesn't, no other server can take it.
    ///   - answer: Called with each request's path and connection, on a thread of its own, which it may block. The
    ///     connection closes when `answer` returns.
    /// - Throws: A `POSIXError` if this machine has no free port.
    public init(
        isListening: Bool = true, answer: @escaping @Sendable (_ path: String, _ connection: Connection) -> Void
    ) throws {
        let socket = try Self.socket(isListening: isListening)
        port = UInt16(bigEndian: socket.address.sin_port)
        var pipe: [Int32] = [-1, -1]
        Foundation.pipe(&pipe)
        wakeUp = (pipe[0], pipe[1])
        let events = Int16(POLLIN)
        // `poll` skips a negative descriptor.
        let watched = [isListening ? socket.id : -1, wakeUp.reader].map { pollfd(fd: $0, events: events, revents: 0) }
        Thread.detachNewThread { [isClosed] in
            var watch = watched
            while watch[1].revents == 0 {
                let client = watch[0].revents == 0 ? -1 : accept(socket.id, nil, nil)
                if client >= 0 {
                    Thread.detachNewThread {
                        if let connection = Connection(socket: client) { answer(connection.path, connection) }
                        close(client)
                    }
                }
                _ = poll(&watch, nfds_t(watch.count), -1)
            }
            close(socket.id)
            isClosed.signal()
        }
    }

    deinit {
        stop()
        close(wakeUp.reader)
        close(wakeUp.writer)
    }

    /// Returns a socket bound to a free port.
    private static func socket(isListening: Bool) throws -> (id: Int32, address: sockaddr_in) {
        #if canImport(Glibc)
            let type = Int32(SOCK_STREAM.rawValue)
        #else
            let type = SOCK_STREAM
        #endif
        let socket = Foundation.socket(AF_INET, type, 0)
        // A child process that inherited the socket would keep the port open.
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(socket, address, size) == 0 && (!isListening || listen(socket, 16) == 0)
                    && getsockname(socket, address, &size) == 0
            }
        }
        if isBound { return (socket, address) }
        close(socket)
        throw POSIXError(.EADDRNOTAVAIL)
    }

    /// Stops the server, and waits until its port refuses connections. Open connections aren't interrupted.
    public func stop() {
        _ = write(wakeUp.writer, [0] as [UInt8], 1)
        isClosed.wait()
        isClosed.signal()
    }

    /// Returns the address of `path`, which must start with a slash.
    ///
    /// - Parameter credentials: The text before the host: empty, or `"user:password@"`.
    public func url(_ path: String, credentials: String = "") throws -> URL {
        guard let url = URL(string: "http://\(credentials)127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
        return url
    }
}
