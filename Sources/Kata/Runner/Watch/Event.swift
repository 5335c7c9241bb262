import ExerciseKit
import Foundation
import Platform
import Synchronization

enum Event: Sendable {
    /// A key, or nil for one without a meaning.
    case key(Key?)
    /// A file was saved or removed. `missing` is a missing path that every check needs, if any.
    case saved(missing: String? = nil)
    /// The check ended at this time of day, after this many seconds. A `CancellationError` means it was cancelled.
    case checkEnded(Result<Check, any Error>, at: String, seconds: Double)
    /// A signal, such as SIGTSTP after Control-Z. SIGCONT is also sent when our program gets the terminal back.
    case signal(Int32)
}

enum Effect: Sendable, Equatable {
    case beginCheck
    /// Cancels the current check. An event then reports that the check ended.
    case endCheck
    case note(seconds: Double)
    /// Performs the key's action. Until the exercise is done, the solution and the diff require `isSure`.
    case perform(Key, isSure: Bool = false)
    case stop, resume
    case leave(Int32)
}

/// Events from any thread, in the order in which they were sent.
final class Events: Sendable {
    /// Whether another program has the terminal, and the program, while it runs.
    private struct Loan {
        var isOpen = false
        var borrower: ChildProcess?
    }

    private let queue = DispatchQueue(label: "terminal")
    private let loan = Mutex(Loan())
    private let waiting = Mutex<[Event]>([])
    private let count = DispatchSemaphore(value: 0)

    func send(_ event: Event) {
        waiting.withLock { $0.append(event) }
        count.signal()
    }

    func next() -> Event {
        count.wait()
        return waiting.withLock { $0.removeFirst() }
    }

    /// Begins to send signals, as long as the returned sources exist.
    func listenToSignals() -> [any DispatchSourceProtocol] {
        [SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { number in
            // An empty handler rather than SIG_IGN, which child processes would inherit.
            signal(number) { _ in }
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { self.receive(number) }
            source.resume()
            return source
        }
    }

    private func receive(_ number: Int32) {
        loan.withLock { loan in
            switch number {
            // The terminal sends these to the borrower, too, for which they're meant.
            case SIGINT where loan.isOpen, SIGQUIT where loan.isOpen, SIGCONT where loan.isOpen: break
            // The shell resumes both.
            case SIGTSTP where loan.isOpen: kill(getpid(), SIGSTOP)
            default:
                if let borrower = loan.borrower { kill(borrower.id, number) }
                send(.signal(number))
            }
        }
    }

    /// Lends the terminal to the program that `start` starts. A signal that arrives in the meantime waits for the program.
    func lendTerminal(to start: () throws -> ChildProcess) throws -> ChildProcess {
        try loan.withLock { loan in
            loan.isOpen = true
            let borrower = try start()
            loan.borrower = borrower
            return borrower
        }
    }

    /// Takes the terminal back from a program that has ended, but hasn't been reaped.
    func takeTerminalBack() {
        loan.withLock { $0.borrower = nil }
        // The Control-C that ended the program may still be on its way to us.
        queue.asyncAfter(deadline: .now() + 0.3) {
            self.loan.withLock { $0.isOpen = false }
        }
    }

    /// Begins to send the terminal's keys, as long as the returned source exists and isn't suspended.
    func listenToKeys() -> any DispatchSourceProtocol {
        let keys = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
        keys.setEventHandler {
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = read(STDIN_FILENO, &bytes, bytes.count)
            if count > 0 {
                self.send(.key(Key(bytes.prefix(count))))
            } else if count < 0, errno == EIO, !TerminalSettings.areOurs {
                // After `bg`, the shell gets the keys, and each read fails at once. The pause avoids a busy loop.
                Thread.sleep(forTimeInterval: 0.2)
            } else if count == 0 || errno != EINTR && errno != EAGAIN {
                self.send(.signal(SIGHUP))
            }
        }
        keys.resume()
        return keys
    }
}
