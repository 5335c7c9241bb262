import Dispatch
import Foundation
import Platform
import Synchronization

/// A running `curl` that can be ended at any time, even if it's stopped, or if another process has its output.
nonisolated final class CurlProcess: Sendable {
    private struct State {
        var isEnded = false
        /// Whether the process's identifier may belong to another process by now.
        var isReaped = false
    }

    private let process: ChildProcess
    private let output: DispatchIO
    private let state = Mutex(State())

    /// Starts the program named by the first of `words`.
    /// - Throws: A ``SystemError``; its code is `EMSGSIZE` if `input` doesn't fit into a pipe.
    init(_ words: [String], input text: String) throws(SystemError) {
        let input = Pipe()
        let output = Pipe()
        let descriptors = [input, output].flatMap {
            [$0.fileHandleForReading.fileDescriptor, $0.fileHandleForWriting.fileDescriptor]
        }
        guard descriptors.allSatisfy({ $0 >= 0 }) else { throw SystemError(code: EMFILE) }
        descriptors.forEach(closeInChildren)
        // The pipe takes it all before anybody reads it.
        guard text.utf8.count <= 16_384 else { throw SystemError(code: EMSGSIZE) }
        try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try? input.fileHandleForWriting.close()
        process = try ChildProcess(
            words, environment: ProcessInfo.processInfo.environment, input: descriptors[0], output: descriptors[3])
        try? output.fileHandleForWriting.close()
        self.output = DispatchIO(type: .stream, fileDescriptor: descriptors[2], queue: .global()) { _ in
            try? output.fileHandleForReading.close()
        }
    }

    /// Waits until the process ends, or until its output has `limit` bytes.
    /// - Returns: The output, and the exit status, or nil if a signal has ended the process.
    func result(readingUpTo limit: Int) async -> (output: Data, status: Int32?) {
        let bytes = Mutex(Data())
        await withCheckedContinuation { continuation in
            output.read(offset: 0, length: limit, queue: .global()) { isDone, chunk, _ in
                bytes.withLock { $0.append(contentsOf: chunk ?? .empty) }
                if isDone { continuation.resume() }
            }
        }
        let all = bytes.withLock(\.self)
        if all.count >= limit { end() }
        return (all, await status())
    }

    private func status() async -> Int32? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { [self] in
                process.wait()
                let status = state.withLock { state in
                    state.isReaped = true
                    let (status, isKilled) = process.end()
                    return isKilled || state.isEnded ? nil : status
                }
                continuation.resume(returning: status)
            }
        }
    }

    /// Ends the process after `delay` or, if the task is cancelled, at once.
    func end(after delay: Duration) async {
        try? await Task.sleep(for: delay)
        end()
    }

    private func end() {
        state.withLock { state in
            state.isEnded = true
            if !state.isReaped { process.killTree() }
        }
        output.close(flags: .stop)
    }
}
