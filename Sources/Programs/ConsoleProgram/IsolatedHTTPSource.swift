public import Fetching

#if os(Linux)
    import ConsoleUI
    public import Foundation
    import Synchronization

    /// A response body, fetched by a child process that runs this program's ``ConsoleProgram/main()`` again.
    ///
    /// On Linux, `URLSession` crashes its process if a server closes the connection while sending the response header
    /// (swift-corelibs-foundation#5285), or sends a trailer. In a child process, a crash is an error like any other.
    nonisolated public struct IsolatedHTTPSource: ByteSource {
        private static let option = "--body-of"

        private let request: Request
        /// The program to start as the child process.
        var executable = Bundle.main.executableURL

        /// Creates a source of `content` (its name in messages, such as `a movie feed`). Nothing is fetched yet. The
        /// whole exchange may take up to `timeout`, and the body may have up to `bodyLimit` bytes.
        public init(
            url: URL, expecting content: String, timeout: Duration = .seconds(10), bodyLimit: Int = 16 * 1_024 * 1_024
        ) {
            request = Request(url: url, content: content, seconds: timeout / .seconds(1), bodyLimit: bodyLimit)
        }

        /// The address, without its user name and password.
        public var place: String { request.url.withoutCredentials }

        /// The parent process's request, sent as a line of input because other users can see the command line.
        struct Request: Codable {
            let url: URL
            let content: String
            let seconds: Double
            var bodyLimit = 16 * 1_024 * 1_024
        }

        /// If `words` come from the parent process, writes the response, or the reason why there is none.
        /// - Parameters:
        ///   - nextLine: Returns the request, or nil if the parent process is gone.
        ///   - leave: Called if the parent process is gone.
        /// - Returns: The exit status, or nil if the words come from the user.
        static func answer(
            _ words: [String], nextLine: @escaping @Sendable () async -> String?, to output: FileHandle,
            leave: @escaping @Sendable () -> Void
        ) async -> ExitCode? {
            guard words == [option], let line = await nextLine(),
                let request = try? JSONDecoder().decode(Request.self, from: Data(line.utf8))
            else { return nil }
            Task {
                while await nextLine() != nil {}
                leave()
            }
            // Writing fails only if the parent process is gone.
            do {
                let answer = try await HTTPSource(
                    url: request.url, expecting: request.content, timeout: .seconds(request.seconds),
                    bodyLimit: request.bodyLimit
                ).bytes()
                try? output.write(contentsOf: answer)
                return .success
            } catch {
                try? output.write(contentsOf: Data(error.message.utf8))
                return error.kind == .notAFeed ? .data : .unavailable
            }
        }

        /// Fetches the body as ``Fetching/HTTPSource`` does. The error may also be of kind `tooFewFiles`.
        @concurrent
        public func bytes() async throws(FetchError) -> Data {
            func failure(_ reason: String, _ kind: FetchError.Kind = .unreachableAddress) -> FetchError {
                FetchError(kind: kind, message: "'\(place)' \(reason)")
            }
            // With fewer open files allowed, Foundation's `Process` would trap, or start nothing.
            guard sysconf(Int32(_SC_OPEN_MAX)) >= 256 else {
                throw failure("can't be fetched with so few open files; run 'ulimit -n 256' first.", .tooFewFiles)
            }
            guard let (status, answer) = await run() else { throw failure("could not be fetched in time; try again.") }
            let message = String(decoding: answer, as: UTF8.self)
            switch status {
            case .success: return answer
            case .data: throw FetchError(kind: .notAFeed, message: message)
            case .unavailable: throw FetchError(kind: .unreachableAddress, message: message)
            default: throw failure("broke off in its answer, or sent one that Linux can't read; try again.")
            }
        }

        /// Returns the child process's output and exit status (nil if a signal ended the child or if it didn't start).
        /// Returns nil if the child didn't end in time, for example because it was suspended.
        @concurrent
        private func run() async -> (status: ExitCode?, output: Data)? {
            let process = Process()
            let (input, output) = (Pipe(), Pipe())
            (process.executableURL, process.arguments) = (executable, [Self.option])
            process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
            (process.standardInput, process.standardOutput) = (input, output)
            process.standardError = FileHandle.nullDevice
            guard let order = try? JSONEncoder().encode(request),
                // `order` is written before the child starts: writing to an exited child would raise a fatal SIGPIPE.
                order.count < CommandLoop.lineLimit,
                (try? input.fileHandleForWriting.write(contentsOf: order + Data("\n".utf8))) != nil,
                (try? process.run()) != nil
            else { return (nil, Data()) }
            let isLate = Mutex(false)
            let deadline = DispatchWorkItem {
                isLate.withLock { $0 = true }
                if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            }
            // The child enforces its own timeout unless suspended. On a busy machine, the child may start late.
            DispatchQueue.global().asyncAfter(deadline: .now() + request.seconds + 3, execute: deadline)
            defer { deadline.cancel() }
            let end = await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    DispatchQueue.global().async {
                        let bytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
                        process.waitUntilExit()
                        // The input stays open until here, so that the child process ends if this one does.
                        try? input.fileHandleForWriting.close()
                        let ended = process.terminationReason == .exit
                        continuation.resume(
                            returning: (ended ? ExitCode(rawValue: process.terminationStatus) : nil, bytes))
                    }
                }
            } onCancel: {
                if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            }
            return isLate.withLock(\.self) ? nil : end
        }
    }
#else
    /// The response body from an address. Only Linux needs protection from crashes in `URLSession`.
    public typealias IsolatedHTTPSource = HTTPSource
#endif
