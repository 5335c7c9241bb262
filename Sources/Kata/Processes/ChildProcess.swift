import Foundation

/// A program that was started.
///
/// Foundation's `Process` learns of a program's end through a socket that all of the program's children inherit: where a
/// build is killed, its compilers would have to end first.
struct ChildProcess {
    let id: pid_t

    /// Starts the program that is called by the first of `words`.
    /// - Parameter log: Where its output goes; it has no input then. If nil, it has this program's terminal.
    /// - Throws: A ``KataError`` if it cannot be started.
    init(_ words: [String], environment: [String: String] = [:], log: URL?, mergesErrors: Bool = false) throws {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        if let log {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        }
        if mergesErrors { posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO) }
        // Threads of Dispatch take no signals, and a child would inherit that.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        // Git would take an outer repository's folder from here, such as that of a commit whose hook runs the tests.
        let environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
            .merging(environment) { $1 }
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var id = pid_t()
        let error = posix_spawnp(&id, words[0], &actions, &attributes, &arguments, &variables)
        guard error == 0 else {
            throw KataError(
                "'\(words[0])' could not be started, \(String(cString: strerror(error))): 'kata doctor' tells more.")
        }
        self.id = id
    }

    /// Waits for its end without reaping, so that its process identifier stays reserved.
    func wait() {
        var info = siginfo_t()
        while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    }

    /// Returns how it ended, after ``wait()``: its exit status, or the signal that ended it.
    func end() -> (status: Int32, isKilled: Bool) {
        var status: Int32 = 0
        while waitpid(id, &status, 0) == -1, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8 & 0xFF, false) : (signal, true)
    }
}
