import Foundation
import Platform
import Synchronization

/// Ends a check from another thread, with all processes that it runs.
final class Cancellation: Sendable {
    private struct State {
        var isCancelled = false
        var process: ChildProcess?
        var isTooLong = false
    }

    private let state = Mutex(State())

    /// Ends the running processes, and prevents others from starting.
    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            state.process?.killTree()
        }
    }

    /// Starts a process, and waits until it ends, or ends it after `limit` seconds.
    /// - Throws: `CancellationError` if it's cancelled, or `start`'s error.
    func run(
        limit: Int? = nil, _ start: () throws -> ChildProcess
    ) throws -> (status: Int32, isKilled: Bool, isTooLong: Bool) {
        let process = try state.withLock { state in
            if state.isCancelled { throw CancellationError() }
            let process = try start()
            (state.process, state.isTooLong) = (process, false)
            return process
        }
        if let limit {
            DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) { self.endLate(process) }
        }
        process.wait()
        return try state.withLock { state in
            state.process = nil
            let end = process.end()
            if state.isCancelled { throw CancellationError() }
            return (end.status, end.isKilled, state.isTooLong)
        }
    }

    private func endLate(_ process: ChildProcess) {
        state.withLock { state in
            guard state.process?.id == process.id else { return }
            state.isTooLong = true
            process.killTree()
        }
    }
}
