public import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// An HTTP server on this machine, for tests: on 127.0.0.1, at a port of its own, until it is released.
public final class LoopbackServer: Sendable {
    private let listener: Int32
    private let port: UInt16

    /// Starts a server that gives each request to `answer`, on a thread that `answer` may hold up.
    public init(answer: @escaping @Sendable (_ path: String, _ connection: Connection) -> Void) throws {
        #if canImport(Glibc)
            let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let listener = socket(AF_INET, SOCK_STREAM, 0)
        #endif
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
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
            while case let client = accept(listener, nil, nil), client >= 0 {
                Thread.detachNewThread {
                    let connection = Connection(socket: client)
                    if let path = connection.requestedPath() { answer(path, connection) }
                    close(client)
                }
            }
            close(listener)
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    /// The address of `path`, which starts with a slash.
    public func url(_ path: String, user: String = "") throws -> URL {
        guard let url = URL(string: "http://\(user)127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
        return url
    }
}
