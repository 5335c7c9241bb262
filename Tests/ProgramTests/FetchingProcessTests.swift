#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// The process that asks an address is tied to the program, both ways.
    struct FetchingProcessTests {
        private let requests: AsyncStream<Connection>
        private let server: LoopbackServer

        init() throws {
            let (requests, send) = AsyncStream.makeStream(of: Connection.self)
            self.requests = requests
            server = try LoopbackServer { _, connection in
                send.yield(connection)
                connection.waitUntilClosed()
            }
        }

        @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL])
        func `it ends with the program, whatever ends that`(signal: Int32) async throws {
            let process = try start("--timeout", "86400")
            let connection = try #require(await requests.first { _ in true })
            kill(process.processIdentifier, signal)
            #expect(connection.waitUntilClosed())
            process.waitUntilExit()
            #expect(process.terminationStatus == signal)
        }

        @Test func `where it is stopped, the program goes on in time`() async throws {
            let diagnostics = Pipe()
            let process = try start("--timeout", "0.2", diagnostics: diagnostics)
            let connection = try #require(await requests.first { _ in true })
            let tasks = "/proc/\(process.processIdentifier)/task"
            let children = try FileManager.default.contentsOfDirectory(atPath: tasks).flatMap { task in
                try String(contentsOfFile: "\(tasks)/\(task)/children", encoding: .utf8).split(separator: " ")
            }
            kill(try #require(children.first.flatMap { Int32($0) }), SIGSTOP)
            let said = String(decoding: try diagnostics.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 69)
            #expect(said.contains("could not be asked in its time; try again.") || said.contains("within 0.2 s"))
            #expect(connection.waitUntilClosed())
        }

        private func start(_ arguments: String..., diagnostics: Pipe? = nil) throws -> Process {
            let process = Process()
            process.executableURL = Program.interactor.executable
            process.arguments = ["--source", try server.url("/").absoluteString] + arguments
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = diagnostics ?? FileHandle.nullDevice
            try process.run()
            return process
        }
    }
#endif
