import Foundation
import Synchronization

/// A way to end a check from another thread, with all that it runs.
final class Cancellation: Sendable {
    private struct State {
        var isCancelled = false
        var process: ChildProcess?
    }

    private let state = Mutex(State())

    init() {}

    /// Whether somebody ended it.
    var isCancelled: Bool { state.withLock(\.isCancelled) }

    /// Ends what runs, and keeps anything else from being started.
    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            if let process = state.process { ProcessTree.end(process.id) }
        }
    }

    /// Ends the process that runs, and nothing else.
    func endProcess() {
        state.withLock { if let process = $0.process { ProcessTree.end(process.id) } }
    }

    /// Runs a program to its end.
    /// - Throws: `CancellationError` where somebody ended it, or what starting it throws.
    func run(_ words: [String], log: URL) throws -> (status: Int32, isKilled: Bool) {
        let process = try state.withLock { state in
            if state.isCancelled { throw CancellationError() }
            let process = try ChildProcess(words, log: log)
            state.process = process
            return process
        }
        process.wait()
        return try state.withLock { state in
            state.process = nil
            let end = process.end()
            if state.isCancelled { throw CancellationError() }
            return end
        }
    }
}
