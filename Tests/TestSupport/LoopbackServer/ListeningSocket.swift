import Dispatch
import Foundation

/// A socket that listens on 127.0.0.1, at a free port.
final class ListeningSocket: Sendable {
    let port: UInt16
    private let socket: Int32
    private let isListening: Bool
    /// A byte in it ends ``serve(_:)``: on Darwin, `shutdown` fails on a listening socket, and `accept` keeps waiting.
    private let wakeUp: (reader: Int32, writer: Int32)
    private let isClosed = DispatchSemaphore(value: 0)

    /// - Parameter isListening: False for a port that refuses connections, and that no other server gets.
    init(isListening: Bool = true) throws {
        self.isListening = isListening
        #if canImport(Glibc)
            let type = Int32(SOCK_STREAM.rawValue)
        #else
            let type = SOCK_STREAM
        #endif
        var pipe: [Int32] = [-1, -1]
        Foundation.pipe(&pipe)
        wakeUp = (pipe[0], pipe[1])
        socket = Foundation.socket(AF_INET, type, 0)
        // A program that a test starts meanwhile would keep the port open.
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { [socket] pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(socket, address, size) == 0 && (!isListening || listen(socket, 16) == 0)
                    && getsockname(socket, address, &size) == 0
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        guard isBound else {
            close(socket)
            throw POSIXError(.EADDRNOTAVAIL)
        }
    }

    deinit {
        close(wakeUp.reader)
        close(wakeUp.writer)
    }

    /// Gives `take` the socket of each client until ``stop()``, then closes the port.
    func serve(_ take: (Int32) -> Void) {
        let events = Int16(POLLIN)
        var watch = [
            // `poll` skips a negative descriptor.
            pollfd(fd: isListening ? socket : -1, events: events, revents: 0),
            pollfd(fd: wakeUp.reader, events: events, revents: 0),
        ]
        while watch[1].revents == 0 {
            if watch[0].revents != 0 {
                let client = accept(socket, nil, nil)
                if client >= 0 { take(client) }
            }
            _ = poll(&watch, nfds_t(watch.count), -1)
        }
        close(socket)
        isClosed.signal()
    }

    /// Ends ``serve(_:)``, and waits until the port is closed.
    func stop() {
        _ = write(wakeUp.writer, [0] as [UInt8], 1)
        isClosed.wait()
        isClosed.signal()
    }
}
