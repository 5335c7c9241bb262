import Foundation
import Platform
import Synchronization

/// Ends a check from another thread, with all processes that it runs.
final class Cancellation: Sendable {
    private let state = Mutex<(isCancelled: Bool, process: ChildProcess?)>((false, nil))

    /// Ends the running process, and prevents others from starting.
    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            state.process?.killTree()
        }
    }

    /// Starts a process, and waits until it ends, or ends it after `limit` seconds.
    /// - Throws: `CancellationError` if it's cancelled, or `start`'s error.
    func run(limit: Int? = nil, _ start: () throws -> ChildProcess) throws -> Tool.End {
        let process = try state.withLock { state in
            if state.isCancelled { throw CancellationError() }
            let process = try start()
            state.process = process
            return process
        }
        let begin = ContinuousClock.now
        if let limit {
            DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) {
                self.state.withLock { if $0.process?.id == process.id { process.killTree() } }
            }
        }
        process.wait()
        return try state.withLock { state in
            state.process = nil
            let (status, isKilled) = process.end()
            if state.isCancelled { throw CancellationError() }
            let isLate = limit.map { ContinuousClock.now - begin >= .seconds($0) } ?? false
            return Tool.End(status: status, isKilled: isKilled, isTooLong: isKilled && isLate)
        }
    }
}
