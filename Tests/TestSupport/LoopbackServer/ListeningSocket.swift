import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A socket that listens on 127.0.0.1, at a free port.
final class ListeningSocket: Sendable {
    private let socket: Int32
    let port: UInt16

    init() throws {
        #if canImport(Glibc)
            let type = Int32(SOCK_STREAM.rawValue)
        #else
            let type = SOCK_STREAM
        #endif
        socket = Foundation.socket(AF_INET, type, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { [socket] pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(socket, address, size) == 0 && listen(socket, 16) == 0
                    && getsockname(socket, address, &size) == 0
            }
        }
        guard isListening else {
            close(socket)
            throw POSIXError(.EADDRNOTAVAIL)
        }
        port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(socket) }

    /// Waits for the next client, and returns its socket; nil once this has been stopped.
    func accept() -> Int32? {
        let client = Foundation.accept(socket, nil, nil)
        return client < 0 ? nil : client
    }

    /// Lets nobody in any more, and wakes whoever waits for a client.
    func stop() {
        shutdown(socket, Int32(SHUT_RDWR))
    }
}
