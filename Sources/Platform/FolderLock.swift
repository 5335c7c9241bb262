#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs `body` while no other program or task that calls this function for the same folder does.
///
/// The folder itself is locked, so that no lock file is left behind. The lock ends with the process, even if it's killed.
/// - Parameter willWait: Called if the wait takes more than half a second. Shorter waits aren't worth reporting.
/// - Throws: `ETIMEDOUT` if the folder stays locked for longer than `patience`.
package func withLock<Result>(
    onFolder path: String, patience: Duration, willWait: () -> Void = {}, _ body: () throws -> Result
) throws -> Result {
    let folder = try SystemError.check { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    // Closing the folder unlocks it.
    defer { close(folder) }
    let start = ContinuousClock.now
    var hasReported = false
    while flock(folder, LOCK_EX | LOCK_NB) == -1 {
        let error = SystemError()
        guard [EWOULDBLOCK, EINTR].contains(error.code) else { throw error }
        let waited = ContinuousClock.now - start
        if waited >= patience { throw SystemError(code: ETIMEDOUT) }
        if waited >= .milliseconds(500), !hasReported {
            hasReported = true
            willWait()
        }
        // Polls, because the system's own wait for a lock has no time limit.
        usleep(5_000)
    }
    return try body()
}
