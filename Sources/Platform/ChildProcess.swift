#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A child process.
///
/// On Linux, Foundation's `Process` detects a process's end through a socket that the process's own children inherit.
/// After a build is killed, `Process` would therefore wait until the build's compilers end.
package struct ChildProcess: Sendable {
    package let id: Int32

    /// Starts the program named by the first of `words`.
    /// - Parameters:
    ///   - input: The open file for the input, or nil for none, if there's a file for the output.
    ///   - output: The open file for the output, or nil to share our terminal.
    package init(
        _ words: [String], environment: [String: String], input: Int32? = nil, output: Int32?,
        mergesErrors: Bool = false
    ) throws(SystemError) {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
            let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            let flags = POSIX_SPAWN_SETSIGMASK
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        #if canImport(Darwin)
            for number in STDIN_FILENO...STDERR_FILENO {
                posix_spawn_file_actions_addinherit_np(&actions, number)
            }
        #endif
        if let output {
            if let input {
                posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
            } else {
                posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
            }
            posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        }
        if mergesErrors { posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO) }
        // Dispatch's threads block signals, and a child process would inherit their signal mask.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer {
            for text in arguments + variables { free(text) }
        }
        var id: Int32 = 0
        let code = posix_spawnp(&id, words[0], &actions, &attributes, &arguments, &variables)
        if code != 0 { throw SystemError(code: code) }
        self.id = id
    }

    /// Waits for the process to end, without reaping it, so that its process identifier stays reserved.
    package func wait() {
        var info = siginfo_t()
        while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    }

    /// Returns the exit status, or the signal that ended the process. Call this after ``wait()``.
    package func end() -> (status: Int32, isKilled: Bool) {
        var status: Int32 = 0
        while waitpid(id, &status, 0) == -1, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8 & 0xFF, false) : (signal, true)
    }

    /// Kills the process and its descendants, even those in other process groups, such as children of Swift's tools.
    package func killTree() {
        var stopped: Set<Int32> = []
        var found: Set = [id]
        // A stopped process can't start another, so no descendant is missed.
        while !found.isEmpty {
            for process in found { kill(process, SIGSTOP) }
            stopped.formUnion(found)
            let children = Self.all().filter { stopped.contains($0.parent) }
            found = Set(children.map(\.id)).subtracting(stopped)
        }
        for process in stopped { kill(process, SIGKILL) }
    }

    private static func all() -> [(id: Int32, parent: Int32)] {
        #if canImport(Darwin)
            var name = [CTL_KERN, KERN_PROC, KERN_PROC_ALL]
            var size = 0
            let stride = MemoryLayout<kinfo_proc>.stride
            sysctl(&name, 3, nil, &size, nil, 0)
            // Leaves room for processes that start in the meantime.
            var processes = [kinfo_proc](repeating: kinfo_proc(), count: size / stride + 64)
            size = processes.count * stride
            guard sysctl(&name, 3, &processes, &size, nil, 0) == 0 else { return [] }
            return processes.prefix(size / stride).map { ($0.kp_proc.p_pid, $0.kp_eproc.e_ppid) }
        #else
            var files = glob_t()
            var buffer = [UInt8](repeating: 0, count: 512)
            glob("/proc/[0-9]*/stat", 0, nil, &files)
            defer { globfree(&files) }
            return (0..<Int(files.gl_pathc)).compactMap { index in
                let file = files.gl_pathv[index].map { open($0, O_RDONLY | O_CLOEXEC) } ?? -1
                defer { close(file) }
                let count = read(file, &buffer, buffer.count)
                // "12 (name) S 1 …", where the name may contain any character.
                let line = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
                guard let end = line.lastIndex(of: ")"), let id = Int32(line.prefix { $0 != " " }),
                    let parent = Int32(line[end...].split(separator: " ").dropFirst(2).first ?? "")
                else { return nil }
                return (id, parent)
            }
        #endif
    }
}

/// Closes a descriptor in every program that's started from now on. If that fails, the programs inherit it.
package func closeInChildren(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
