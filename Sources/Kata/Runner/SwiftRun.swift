import Foundation
import Synchronization

/// One run of the `swift` command, which can be ended.
struct SwiftRun {
    /// What it wrote, to standard output and standard error.
    let output: String
    /// Its exit status, or the signal that ended it.
    let status: Int32
    /// Whether a signal ended it.
    let isKilled: Bool
    /// Whether it took too long, and was ended for that.
    let isTooLong: Bool

    /// Runs `swift` to its end.
    /// - Parameter limit: How many seconds it may take.
    /// - Throws: `CancellationError` where it was ended by `cancellation`, or what starting it throws.
    init(_ arguments: [String], unless cancellation: Cancellation, limit: Int? = nil) throws {
        // A pipe would stay open as long as a compiler that outlives its build.
        let log = FileManager.default.temporaryDirectory.appending(path: "swift-\(UUID().uuidString).txt")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let output = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (output, output)
        try cancellation.start(process)
        let overdue = Overdue(after: limit) { cancellation.endProcess() }
        process.waitUntilExit()
        isTooLong = overdue.end()
        try cancellation.ended()
        try output.close()
        self.output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        (status, isKilled) = (process.terminationStatus, process.terminationReason == .uncaughtSignal)
    }
}

/// Does something after a time, unless it is ended before.
private final class Overdue: Sendable {
    private enum State {
        case waiting
        case over
        case ended
    }

    private let state = Mutex(State.waiting)

    init(after seconds: Int?, _ action: @escaping @Sendable () -> Void) {
        guard let seconds else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) {
            let isOver = self.state.withLock { state in
                if state == .waiting { state = .over }
                return state == .over
            }
            if isOver { action() }
        }
    }

    /// - Returns: Whether it was too late.
    func end() -> Bool {
        state.withLock { state in
            if state == .waiting { state = .ended }
            return state == .over
        }
    }
}
