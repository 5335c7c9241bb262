#if os(Linux)
    import Foundation
    import Synchronization
    import TestSupport
    import Testing

    /// The child process that fetches data ends when the program does. If the child is stopped, the program still ends.
    struct FetchingProcessTests {
        @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL])
        func `the child ends with the program, however the program ends`(signal: Int32) async throws {
            let (program, isClosed) = try await run("--timeout", "86400") { program in kill(program, signal) }
            #expect(isClosed)
            #expect(program.status == signal)
        }

        @Test(.timeLimit(.minutes(5))) func `if the child is stopped, the program still ends in time`() async throws {
            // On a busy machine, the child may time out before it's stopped. If so, a longer timeout is tried.
            for seconds in sequence(first: 1, next: { $0 * 2 }) {
                let start = ContinuousClock.now
                let (program, isClosed) = try await run("--timeout", "\(seconds)") { program in
                    let tasks = "/proc/\(program)/task"
                    let children = try? FileManager.default.contentsOfDirectory(atPath: tasks).flatMap { task in
                        try String(contentsOfFile: "\(tasks)/\(task)/children", encoding: .utf8).split(separator: " ")
                    }
                    if let child = children?.first.flatMap({ Int32($0) }) { kill(child, SIGSTOP) }
                }
                if program.diagnostics.contains("in full within") { continue }
                #expect(program.status == 69 && isClosed && .now - start < .seconds(seconds + 25))
                return #expect(program.diagnostics.hasSuffix("could not be fetched in time; try again.\n"))
            }
        }

        /// Resource limits, each with the expected advice. The last allows 3 GB, and 1 GB per thread's stack.
        private static let limits = [
            ("-n 12", "run 'ulimit -n 256' first.\n"), ("-n 255", "run 'ulimit -n 256' first.\n"),
            ("-s 1000000; ulimit -v 3000000", "raise 'ulimit -u' or 'ulimit -v'.\n"),
        ]

        @Test(arguments: sample(limits, with: Program.allCases))
        func `the program says which resource limits may be too low`(
            limit: (limit: String, advice: String), program: Program
        ) async throws {
            let run = try await program.run(["--source", "http://127.0.0.1:9/"], limit: limit.limit)
            #expect(run.status == 71)
            #expect(run.diagnostics.hasSuffix(limit.advice))
        }

        /// Runs a program against a server that never responds.
        /// - Parameter act: Called with the program's process identifier once the request has arrived.
        /// - Returns: How the program ended, and whether its connection was closed.
        private func run(
            _ arguments: String..., act: @escaping @Sendable (Int32) -> Void
        ) async throws -> (program: (status: Int32, diagnostics: String), isClosed: Bool) {
            let (process, started) = (Process(), DispatchSemaphore(value: 0))
            let id = Mutex<Int32>(0)
            let (closings, send) = AsyncStream.makeStream(of: Bool.self)
            // The closure runs on a thread of its own, so it doesn't wait for other tests.
            let server = try LoopbackServer { _, connection in
                started.wait()
                act(id.withLock(\.self))
                send.yield(connection.waitUntilClosed(milliseconds: 60_000))
            }
            let diagnostics = Pipe()
            process.executableURL = Program.interactor.executable
            process.arguments = try ["--source", server.url("/").absoluteString] + arguments
            (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, FileHandle.nullDevice)
            process.standardError = diagnostics
            handleIgnoredSignals()
            try process.run()
            id.withLock { $0 = process.processIdentifier }
            started.signal()
            let isClosed = await closings.first { _ in true } ?? false
            let said = String(decoding: try diagnostics.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            process.waitUntilExit()
            return ((process.terminationStatus, said), isClosed)
        }
    }
#endif
