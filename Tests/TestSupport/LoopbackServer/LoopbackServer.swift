public import Foundation

/// An HTTP server on this machine, for tests: on 127.0.0.1, at a port of its own, until it is stopped or released.
public final class LoopbackServer: Sendable {
    private let listener: ListeningSocket

    /// Starts a server that gives each request to `answer`.
    ///
    /// - Parameters:
    ///   - isListening: False for a server whose port refuses connections.
    ///   - answer: Called once for each connection, on a thread that it may hold up, with the path of the request
    ///     and the connection; the connection is closed when it returns.
    /// - Throws: A `POSIXError` if this machine has no free port.
    public init(
        isListening: Bool = true, answer: @escaping @Sendable (_ path: String, _ connection: Connection) -> Void
    ) throws {
        let listener = try ListeningSocket(isListening: isListening)
        self.listener = listener
        Thread.detachNewThread {
            listener.serve { client in
                Thread.detachNewThread {
                    if let connection = Connection(socket: client) { answer(connection.path, connection) }
                    close(client)
                }
            }
        }
    }

    deinit { stop() }

    /// Ends the server: from now on, its port refuses connections. Those that are open go on to their end.
    public func stop() {
        listener.stop()
    }

    /// The address of `path`, which starts with a slash.
    ///
    /// - Parameter credentials: What stands before the host: nothing, or `"user:password@"`.
    public func url(_ path: String, credentials: String = "") throws -> URL {
        guard let url = URL(string: "http://\(credentials)127.0.0.1:\(listener.port)\(path)") else {
            throw URLError(.badURL)
        }
        return url
    }
}
