import Foundation
import Platform
import Synchronization

/// An external program.
struct Tool: Sendable {
    struct End {
        let output: String
        /// The exit status, or the signal that ended the program.
        let status: Int32
        let isKilled, isTooLong: Bool
    }

    private let words: [String], environment: [String: String]

    /// Git, isolated from the user's and the system's settings.
    static let git = Tool(
        ["git"], environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C"])
    static let swift = Tool(["swift"])

    /// Creates a tool from the program's name, the first word of `all`. The other words precede each call's arguments.
    init(_ all: [String], environment: [String: String] = [:]) { (words, self.environment) = (all, environment) }

    /// Runs the program without input, and ends it after `limit` seconds. Only git can be run in a `folder`.
    /// - Throws: `CancellationError` if the call was cancelled, or a ``KataError`` if the program couldn't start.
    func callAsFunction(
        _ arguments: [String], in folder: URL? = nil, mergesErrors: Bool = false,
        unless cancellation: Cancellation = Cancellation(), limit: Int? = nil
    ) throws -> End {
        // Not a pipe, which would stay open until the last compiler process exits, perhaps long after the build.
        let log = FileManager.default.temporaryDirectory.appending(path: "kata-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: log) }
        let place = folder.map { ["-C", $0.path] } ?? []
        let process = try cancellation.state.withLock { state in
            if state.isCancelled { throw CancellationError() }
            let process = try start(place + arguments, log: log.path, mergesErrors: mergesErrors)
            (state.process, state.log) = (process, log)
            return process
        }
        let begin = ContinuousClock.now
        if let limit {
            DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) {
                cancellation.state.withLock { if $0.process?.id == process.id { process.killTree() } }
            }
        }
        process.wait()
        let (status, isKilled) = try cancellation.state.withLock { state in
            (state.process, state.log) = (nil, nil)
            let end = process.end()
            if state.isCancelled { throw CancellationError() }
            return end
        }
        let isLate = limit.map { ContinuousClock.now - begin >= .seconds($0) } ?? false
        let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        return End(output: output, status: status, isKilled: isKilled, isTooLong: isKilled && isLate)
    }

    /// Returns the variables that a program inherits: all except those set by git for a hook, or meant only for Xcode.
    static func environment(from variables: [String: String]) -> [String: String] {
        variables.filter { name, _ in
            !name.contains(/^(GIT_|DYLD_|OS_ACTIVITY_|XCTest|XCInject|__XCODE|__XPC_)/)
                && (variables["XCODE_VERSION_ACTUAL"] == nil
                    || !name.contains(/^(SDKROOT|TOOLCHAINS)$|_DEPLOYMENT_TARGET$/))
        }
    }

    /// - Parameter log: The file for the output, or nil to share our terminal. With a file, the program has no input.
    func start(_ arguments: [String], log: String? = nil, mergesErrors: Bool = false) throws -> ChildProcess {
        let environment = Self.environment(from: ProcessInfo.processInfo.environment).merging(environment) { $1 }
        do {
            return try ChildProcess(words + arguments, environment: environment, log: log, mergesErrors: mergesErrors)
        } catch { throw KataError("'\(words[0])' could not be started: \(error); run 'kata doctor'.") }
    }
}

/// A means to cancel a check, and all processes that the check runs, from another thread.
final class Cancellation: Sendable {
    fileprivate let state = Mutex<(isCancelled: Bool, process: ChildProcess?, log: URL?)>((false, nil, nil))

    /// Shows the running program's own progress, such as "[12/87]", in the terminal.
    func showProgress(_ what: String) {
        state.withLock { state in
            guard let log = state.log, let text = try? String(contentsOf: log, encoding: .utf8) else { return }
            let step = text.matches(of: /(?m)^\[\d+\/\d+\]/).last.map { String($0.output) } ?? "…"
            try? FileHandle.standardError.write("\r\u{1B}[K\(what) \(step)")
        }
    }

    /// Ends the running process, and prevents others from starting.
    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            state.process?.killTree()
        }
    }
}
