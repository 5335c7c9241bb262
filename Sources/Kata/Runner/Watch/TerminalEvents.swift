import Foundation

/// Sends the keys and signals of a terminal, for as long as this lives.
final class TerminalEvents {
    private var sources: [any DispatchSourceProtocol]

    init(_ events: Events) {
        let queue = DispatchQueue(label: "terminal")
        sources = [SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { number in
            // An empty handler, since children would inherit an ignored signal.
            signal(number) { _ in }
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { events.send(.signal(number)) }
            return source
        }
        let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
        input.setEventHandler {
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = read(STDIN_FILENO, &bytes, bytes.count)
            if count > 0 {
                for key in Key.keys(in: Array(bytes.prefix(count))) { events.send(.key(key)) }
            } else if count == 0 || errno != EINTR && errno != EAGAIN {
                events.send(.signal(SIGHUP))
            }
        }
        sources.append(input)
        resume()
    }

    /// Leaves keys and signals to another program.
    func pause() { for source in sources { source.suspend() } }

    func resume() { for source in sources { source.resume() } }

    deinit { for source in sources { source.cancel() } }
}
