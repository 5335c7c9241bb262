import Foundation

/// The keys and signals of a terminal, for as long as this lives.
final class TerminalEvents {
    private let signals: [any DispatchSourceSignal]
    private let input: any DispatchSourceRead

    init(_ send: @escaping @Sendable (Event) -> Void) {
        let queue = DispatchQueue(label: "terminal")
        signals = [SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { number in
            // An empty handler, since children would inherit an ignored signal.
            signal(number) { _ in }
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { send(Event(signal: number)) }
            source.resume()
            return source
        }
        input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
        input.setEventHandler {
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = read(STDIN_FILENO, &bytes, bytes.count)
            if count > 0 {
                for key in Key.keys(in: Array(bytes.prefix(count))) { send(.key(key)) }
            } else if count == 0 || errno != EINTR && errno != EAGAIN {
                send(.terminated(SIGHUP))
            }
        }
        input.resume()
    }

    /// Leaves keys and signals to another program.
    func pause() {
        input.suspend()
        for source in signals { source.suspend() }
    }

    func resume() {
        input.resume()
        for source in signals { source.resume() }
    }

    deinit {
        for source in signals { source.cancel() }
        input.cancel()
    }
}

extension Event {
    /// The event that a signal stands for.
    fileprivate init(signal number: Int32) {
        self =
            switch number {
            case SIGWINCH: .resized(FullScreen.size)
            case SIGTSTP: .stopped
            case SIGCONT: .continued(FullScreen.size)
            default: .terminated(number)
            }
    }
}
