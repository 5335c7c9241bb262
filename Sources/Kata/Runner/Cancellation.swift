import Foundation
import Synchronization

/// A way to end a check from another thread, with all that it runs.
package final class Cancellation: Sendable {
    private struct State {
        var isCancelled = false
        var process: pid_t?
    }

    private let state = Mutex(State())

    package init() {}

    /// Whether somebody ended it.
    package var isCancelled: Bool { state.withLock(\.isCancelled) }

    /// Ends what runs, and keeps anything else from being started.
    package func cancel() {
        state.withLock { state in
            state.isCancelled = true
            if let process = state.process { ProcessTree.end(process) }
        }
    }

    /// Ends the process that runs, and nothing else.
    func endProcess() {
        state.withLock { if let process = $0.process { ProcessTree.end(process) } }
    }

    /// Starts a process, unless it is too late.
    /// - Throws: `CancellationError`, or what starting the process throws.
    func start(_ process: Process) throws {
        try state.withLock { state in
            if state.isCancelled { throw CancellationError() }
            try process.run()
            state.process = process.processIdentifier
        }
    }

    /// Notes that the process has ended.
    /// - Throws: `CancellationError` if somebody ended it.
    func ended() throws {
        try state.withLock { state in
            state.process = nil
            if state.isCancelled { throw CancellationError() }
        }
    }
}
