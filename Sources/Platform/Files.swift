#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The reason why a system call failed, as an `errno` number.
package struct SystemError: Error, CustomStringConvertible {
    package let code: Int32

    package init(code: Int32 = errno) { self.code = code }

    /// The system's own message, such as "No such file or directory".
    package var description: String { String(cString: strerror(code)) }

    /// Calls `function`, and repeats the call if a signal interrupts it.
    /// - Throws: The error if `function` returns -1.
    @discardableResult
    package static func check<Answer: SignedInteger>(_ function: () -> Answer) throws(SystemError) -> Answer {
        while true {
            let (answer, error) = (function(), SystemError())
            if answer != -1 { return answer }
            if error.code != EINTR { throw error }
        }
    }
}

/// The system's information about a file, without the file's content. Saving the file changes this information.
package struct FileStatus: Equatable, Sendable {
    package enum Kind: Sendable { case file, folder, other }

    package let kind: Kind
    package let owner, group, permissions: UInt32
    private let number: UInt64
    private let size, seconds, nanoseconds: Int

    /// Reads the status of the file at `path`, following symbolic links.
    package init(ofFileAt path: String) throws(SystemError) { try self.init { stat(path, &$0) } }

    /// Reads the status of an open file.
    package init(of descriptor: Int32) throws(SystemError) { try self.init { fstat(descriptor, &$0) } }

    private init(_ ask: (inout stat) -> Int32) throws(SystemError) {
        var status = stat()
        try SystemError.check { ask(&status) }
        #if canImport(Darwin)
            let saved = status.st_mtimespec
        #else
            let saved = status.st_mtim
        #endif
        (seconds, nanoseconds) = (Int(saved.tv_sec), Int(saved.tv_nsec))
        (size, number) = (Int(status.st_size), UInt64(status.st_ino))
        (owner, group, permissions) = (status.st_uid, status.st_gid, UInt32(status.st_mode & 0o777))
        let format = status.st_mode & S_IFMT
        kind = format == S_IFREG ? .file : format == S_IFDIR ? .folder : .other
    }
}

/// Locks an open file. Returns false if the file is already locked elsewhere. Closing the file releases the lock.
package func lock(_ descriptor: Int32) throws(SystemError) -> Bool {
    do throws(SystemError) { return try SystemError.check { flock(descriptor, LOCK_EX | LOCK_NB) } == 0 } catch {
        if error.code == EWOULDBLOCK { return false }
        throw error
    }
}

/// Waits until an open file or folder is saved to disk.
package func synchronize(_ descriptor: Int32) throws(SystemError) {
    #if canImport(Darwin)
        // On Darwin, `fsync` leaves data in the disk's cache. Not every file system supports `F_FULLFSYNC`.
        if fcntl(descriptor, F_FULLFSYNC) != -1 { return }
    #endif
    try SystemError.check { fsync(descriptor) }
}
