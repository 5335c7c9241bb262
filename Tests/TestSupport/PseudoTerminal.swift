// On Darwin, a terminal would have to be given to the new session by a call in the new process.
#if os(Linux)
    import Dispatch
    import Foundation
    import Synchronization

    /// A program at a terminal of its own, and what a user types and sees there.
    ///
    /// The terminal outlives the program, as a terminal window with a shell does.
    public final class PseudoTerminal: Sendable {
        /// The user's side of the terminal, and the program's.
        private let (user, shell): (Int32, Int32)
        private let process: pid_t
        private let state = Mutex<State>(State())
        private let change = DispatchSemaphore(value: 0)

        private struct State {
            var output: [UInt8] = []
            var status: Int32?
        }

        /// A wait that took too long, with all that the terminal showed in the meantime.
        public struct Timeout: Error, CustomStringConvertible {
            /// What the terminal showed.
            public let description: String
        }

        /// Starts a program at a new terminal.
        /// - Parameter redirections: The files that take the terminal's place as standard streams, by number.
        public init(
            _ words: [String], environment: [String: String] = [:], redirections: [Int32: String] = [:]
        ) throws {
            var ends: (user: Int32, shell: Int32) = (-1, -1)
            var name = [CChar](repeating: 0, count: 128)
            guard openpty(&ends.user, &ends.shell, nil, nil, nil) == 0,
                ttyname_r(ends.shell, &name, name.count) == 0
            else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
            for end in [ends.user, ends.shell] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            user = ends.user
            shell = ends.shell
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            // The first terminal that a new session opens becomes its own, to whose programs Control-C is sent.
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, name, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
            posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
            for (number, path) in redirections {
                posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR | O_CREAT, 0o666)
            }
            var attributes = posix_spawnattr_t()
            posix_spawnattr_init(&attributes)
            defer { posix_spawnattr_destroy(&attributes) }
            var signals = sigset_t()
            sigemptyset(&signals)
            posix_spawnattr_setsigmask(&attributes, &signals)
            // Whoever runs the tests may ignore some signals, as 'nohup' does.
            sigfillset(&signals)
            posix_spawnattr_setsigdefault(&attributes, &signals)
            // Swift doesn't import POSIX_SPAWN_SETSID, which is 0x80.
            posix_spawnattr_setflags(&attributes, Int16(0x80 | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

            let own = ["TERM": "xterm", "NO_COLOR": "1"]
            let all = ProcessInfo.processInfo.environment.merging(own) { $1 }.merging(environment) { $1 }
            let variables = all.map { strdup("\($0)=\($1)") } + [nil]
            let arguments = words.map { strdup($0) } + [nil]
            defer {
                for text in variables + arguments { free(text) }
            }
            var id: pid_t = 0
            let code = posix_spawnp(&id, words[0], &actions, &attributes, arguments, variables)
            process = id
            guard code == 0 else { throw POSIXError(.init(rawValue: code) ?? .EIO) }
            DispatchQueue(label: "terminal output").async { [user, weak self] in
                var bytes = [UInt8](repeating: 0, count: 4_096)
                while true {
                    let count = read(user, &bytes, bytes.count)
                    guard count > 0, let self else { return }
                    state.withLock { $0.output += bytes.prefix(count) }
                    change.signal()
                }
            }
            DispatchQueue(label: "terminal process").async { [weak self, id] in
                var status: Int32 = 0
                while waitpid(id, &status, 0) == -1, errno == EINTR {}
                guard let self else { return }
                state.withLock { $0.status = status }
                change.signal()
            }
        }

        deinit {
            if state.withLock({ $0.status }) == nil { kill(process, SIGKILL) }
            // Without programs, the reading of their output ends.
            close(shell)
            close(user)
        }

        /// Everything that the terminal has shown since ``clear()``.
        public var output: String { String(decoding: state.withLock(\.output), as: UTF8.self) }

        /// Forgets what the terminal has shown.
        public func clear() { state.withLock { $0.output = [] } }

        /// Types text. Control-C is `\u{3}`, and Control-Z is `\u{1A}`.
        public func type(_ text: String) throws {
            try FileHandle(fileDescriptor: user, closeOnDealloc: false).write(contentsOf: Data(text.utf8))
        }

        /// Sends a signal to the program.
        public func send(_ signal: Int32) { kill(process, signal) }

        /// Waits until the terminal has shown a text since ``clear()``.
        public func wait(for text: String) throws {
            try wait { String(decoding: $0.output, as: UTF8.self).contains(text) }
        }

        /// Waits until the program ends.
        /// - Returns: Its exit status or, if a signal ended it, the signal as a negative number.
        public func end() throws -> Int32 {
            try wait { $0.status != nil }
            let status = state.withLock { $0.status } ?? 0
            let signal = status & 0x7F
            return signal == 0 ? status >> 8 & 0xFF : -signal
        }

        private func wait(until isMet: (State) -> Bool) throws {
            let deadline = DispatchTime.now() + 60
            while !isMet(state.withLock(\.self)) {
                guard change.wait(timeout: deadline) == .success else { throw Timeout(description: output) }
            }
        }

        /// Whether the terminal shows what's typed.
        public var isEchoing: Bool {
            var settings = termios()
            return tcgetattr(user, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
        }
    }
#endif
