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
    package static func check<Answer: SignedInteger>(
        _ function: () -> Answer
    ) throws(SystemError) -> Answer {
        while true {
            let answer = function()
            let error = SystemError()
            if answer != -1 { return answer }
            if error.code != EINTR { throw error }
        }
    }
}

/// The state of a file when it was last saved, read without the file's content.
package struct FileStatus: Equatable, Sendable {
    private let number: UInt64
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// Reads the status of the file at `path`, following symbolic links.
    package init(ofFileAt path: String) throws(SystemError) {
        var status = stat()
        try SystemError.check { stat(path, &status) }
        #if canImport(Darwin)
            let saved = status.st_mtimespec
        #else
            let saved = status.st_mtim
        #endif
        number = UInt64(status.st_ino)
        size = Int(status.st_size)
        seconds = Int(saved.tv_sec)
        nanoseconds = Int(saved.tv_nsec)
    }
}

/// Opens each standard stream that was closed when the program started, as an empty one that can't be written to.
/// Otherwise, the next file to be opened would take its place, and be read as the user's input.
///
/// Call this before anything else, because Dispatch, for example, opens files.
package func openStandardStreams() {
    while true {
        let file = open("/dev/null", O_RDONLY)
        guard file > STDERR_FILENO || file < 0 else { continue }
        close(file)
        return
    }
}
