import Foundation

/// An open file or folder, closed exactly once.
struct Descriptor: ~Copyable {
    let number: Int32

    /// Opens what stands at `path`, which is relative to `folder`; programs that this one starts do not inherit it.
    init(
        opening path: String,
        in folder: Int32 = AT_FDCWD,
        _ flags: Int32,
        permissions: mode_t = 0
    ) throws(SystemError) {
        number = try SystemError.check { openat(folder, path, flags | O_CLOEXEC, permissions) }
    }

    deinit {
        // Nothing can be done about a failure here; where one counts, `closed()` was called.
        _ = close(number)
    }

    /// Closes a file that was written: some file systems say only then that they could not keep it.
    consuming func closed() throws(SystemError) {
        let number = number
        discard self
        // Not a second time: when a signal interrupts it, it is closed, and its number may be somebody else's already.
        if close(number) == -1, errno != EINTR { throw SystemError(code: errno) }
    }

    func status() throws(SystemError) -> stat {
        var status = stat()
        try SystemError.check { fstat(number, &status) }
        return status
    }

    /// Waits until no one else has the lock; closing gives it back, and so does the end of the process.
    func lock() throws(SystemError) {
        try SystemError.check { flock(number, LOCK_EX) }
    }

    func readToEnd() throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = try SystemError.check { read(number, &buffer, buffer.count) }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
    }

    func writeAll(_ bytes: [UInt8]) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try SystemError.check { rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) } }
            rest = rest.dropFirst(count)
        }
    }

    /// Returns once the disk has it.
    func synchronize() throws(SystemError) {
        #if canImport(Darwin)
            // There, `fsync` leaves it in the cache of the disk. Not every file system knows the stronger call.
            if fcntl(number, F_FULLFSYNC) != -1 { return }
        #endif
        try SystemError.check { fsync(number) }
    }
}
