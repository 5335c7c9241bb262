import Dispatch
import Foundation
import Platform
import Synchronization

/// A running `curl` that can be ended at any time, even if it's stopped, or if another process has its output.
nonisolated final class CurlProcess: Sendable {
    /// What a process has written, and its exit status, or nil if it was ended.
    typealias Result = (output: Data, status: Int32?)

    private struct State {
        var isEnded = false
        /// Whether the process's identifier may belong to another process by now.
        var isReaped = false
        var waiter: CheckedContinuation<Result, Never>?
    }

    private let process: ChildProcess
    private let output = Pipe()
    private let state = Mutex(State())

    /// Starts the program named by the first of `words`.
    /// - Throws: A ``SystemError``; its code is `EMSGSIZE` if `input` doesn't fit into a pipe.
    init(_ words: [String], input text: String) throws(SystemError) {
        let input = Pipe()
        let ends = [input, output].flatMap { [$0.fileHandleForReading, $0.fileHandleForWriting] }
        let descriptors = ends.map(\.fileDescriptor)
        guard descriptors.allSatisfy({ $0 >= 0 }) else { throw SystemError(code: EMFILE) }
        descriptors.forEach(closeInChildren)
        // The pipe takes it all before anybody reads it.
        guard text.utf8.count <= 16_384 else { throw SystemError(code: EMSGSIZE) }
        try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try? input.fileHandleForWriting.close()
        process = try ChildProcess(
            words, environment: ProcessInfo.processInfo.environment,
            input: input.fileHandleForReading.fileDescriptor,
            output: output.fileHandleForWriting.fileDescriptor)
        try? output.fileHandleForWriting.close()
    }

    /// Waits until the process ends or is ended, or until its output has `limit` bytes.
    func result(readingUpTo limit: Int) async -> Result {
        await withCheckedContinuation { continuation in
            let isEnded = state.withLock { state in
                if !state.isEnded { state.waiter = continuation }
                return state.isEnded
            }
            if isEnded { continuation.resume(returning: (Data(), nil)) }
            // Not with `DispatchIO`, which crashes on Linux when a descriptor is closed.
            DispatchQueue.global().async { self.read(upTo: limit) }
        }
    }

    private func read(upTo limit: Int) {
        let bytes = (try? output.fileHandleForReading.read(upToCount: limit)) ?? Data()
        if bytes.count >= limit { process.killTree() }
        process.wait()
        let (waiter, status) = state.withLock { state in
            state.isReaped = true
            let (status, isKilled) = process.end()
            defer { state.waiter = nil }
            return (state.waiter, isKilled ? nil : status)
        }
        waiter?.resume(returning: (bytes, status))
    }

    /// Ends the process after `delay` or, if the task is cancelled, at once.
    func end(after delay: Duration) async {
        try? await Task.sleep(for: delay)
        let waiter = state.withLock { state in
            state.isEnded = true
            if !state.isReaped { process.killTree() }
            defer { state.waiter = nil }
            return state.waiter
        }
        // Doesn't wait for the end of the output, because another process may have it.
        waiter?.resume(returning: (Data(), nil))
    }
}
