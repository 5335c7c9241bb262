package import Foundation
package import Platform
import Synchronization

/// An external program.
package struct Tool: Sendable {
    package struct End {
        package let output: String
        /// The exit status, or the signal that ended the program.
        package let status: Int32
        package let isKilled: Bool
        package let isTooLong: Bool
        /// Whether the program was killed because it never stopped printing. `output` is then only its last part.
        let isEndless: Bool

        /// Whether a signal ended the program that wasn't sent because of its time or its output.
        var isKilledFromOutside: Bool { isKilled && !isTooLong && !isEndless }
    }

    private let words: [String]
    private let environment: [String: String]

    /// Git, isolated from the user's and the system's settings and attributes.
    package static let git = Tool(["git"], environment: gitSettings)
    package static let gitSettings = [
        "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_ATTR_NOSYSTEM": "1",
        // Without a global configuration, git still reads `~/.config/git/attributes`.
        "GIT_CONFIG_COUNT": "1",
        "GIT_CONFIG_KEY_0": "core.attributesFile",
        "GIT_CONFIG_VALUE_0": "/dev/null",
        "LC_ALL": "C",
    ]
    package static let swift = Tool(["swift"])

    /// Creates a tool from the program's name, the first word of `all`. The other words precede each call's arguments.
    package init(_ all: [String], environment: [String: String] = [:]) {
        words = all
        self.environment = environment
    }

    /// Returns the same tool with more environment variables.
    func with(_ variables: [String: String]) -> Tool {
        Tool(words, environment: environment.merging(variables) { $1 })
    }

    /// Runs the program, and ends it after `limit` seconds. Only git can be run in a `folder`.
    /// - Parameters:
    ///   - input: What the program reads from its standard input, or nil for nothing.
    ///   - file: A file that the program writes, which may be as large as the output.
    /// - Throws: `CancellationError` if the call was cancelled, or a ``KataError`` if the program couldn't start.
    package func callAsFunction(
        _ arguments: [String],
        in folder: URL? = nil,
        input: String? = nil,
        mergesErrors: Bool = false,
        unless cancellation: Cancellation = Cancellation(),
        limit: Int? = nil,
        writing file: URL? = nil
    ) throws -> End {
        let output = ProgramOutput(and: file)
        let place = folder.map { ["-C", $0.path] } ?? []
        let input = try input.map(FileHandle.reading)
        let process = try cancellation.state.withLock { state in
            if state.isCancelled { throw CancellationError() }
            let process = try start(
                place + arguments,
                input: input?.fileDescriptor,
                output: output.descriptor,
                mergesErrors: mergesErrors)
            state.process = process
            state.output = output
            return process
        }
        let kill: @Sendable () -> Void = {
            cancellation.state.withLock { if $0.process?.id == process.id { process.killTree() } }
        }
        output.read(orElse: kill)
        let begin = ContinuousClock.now
        if let limit {
            DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit), execute: kill)
        }
        process.wait()
        let (status, isKilled) = try cancellation.state.withLock { state in
            state.process = nil
            state.output = nil
            let end = process.end()
            if state.isCancelled { throw CancellationError() }
            return end
        }
        let isLate = limit.map { ContinuousClock.now - begin >= .seconds($0) } ?? false
        let (text, isEndless) = output.end()
        return End(
            output: text,
            status: status,
            isKilled: isKilled,
            isTooLong: isKilled && isLate,
            isEndless: isKilled && isEndless)
    }

    /// Returns the variables that a program inherits: all except those set by git for a hook, or meant only for Xcode.
    static func environment(from variables: [String: String]) -> [String: String] {
        variables.filter { name, _ in
            !name.contains(/^(GIT_|DYLD_|OS_ACTIVITY_|XCTest|XCInject|__XCODE|__XPC_)/)
                && (variables["XCODE_VERSION_ACTUAL"] == nil
                    || !name.contains(/^(SDKROOT|TOOLCHAINS)$|_DEPLOYMENT_TARGET$/))
        }
    }

    /// - Parameters:
    ///   - input: The open file for the input, or nil for none, if there's a file for the output.
    ///   - output: The open file for the output, or nil to share our terminal.
    package func start(
        _ arguments: [String],
        input: Int32? = nil,
        output: Int32? = nil,
        mergesErrors: Bool = false
    ) throws -> ChildProcess {
        let inherited = Self.environment(from: ProcessInfo.processInfo.environment)
        do {
            return try ChildProcess(
                words + arguments,
                environment: inherited.merging(environment) { $1 },
                input: input,
                output: output,
                mergesErrors: mergesErrors)
        } catch {
            throw KataError("'\(words[0])' could not be started: \(error); run 'kata doctor'.")
        }
    }
}

extension FileHandle {
    /// Opens a file with a text. The file has no name any more, so it disappears when it's closed.
    ///
    /// A pipe would have to be written while the program reads, and would break if the program ended early.
    fileprivate static func reading(_ text: String) throws(KataError) -> FileHandle {
        let file = URL.temporaryDirectory.appending(path: "kata-input-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try Data(text.utf8).write(to: file)
            return try FileHandle(forReadingFrom: file)
        } catch {
            let folder = file.deletingLastPathComponent().path
            throw KataError("'\(folder)' can't be written to: \(error.localizedDescription); is the disk full?")
        }
    }
}

/// A means to cancel a check, and all processes that the check runs, from another thread.
package final class Cancellation: Sendable {
    fileprivate struct State {
        var isCancelled = false
        var process: ChildProcess?
        var output: ProgramOutput?
    }

    fileprivate let state = Mutex(State())

    package init() {}

    /// Calls `show` with the running program's own progress, such as "[12/87]", unless no program is running.
    package func showProgress(_ show: (String) -> Void) {
        state.withLock { state in
            guard let output = state.output else { return }
            let progress = output.last.matches(of: /(?m)^\[\d+\/\d+\]/).last
            show(progress.map { String($0.output) } ?? "…")
        }
    }

    /// Ends the running process, and prevents others from starting.
    package func cancel() {
        state.withLock { state in
            state.isCancelled = true
            state.process?.killTree()
        }
    }
}
