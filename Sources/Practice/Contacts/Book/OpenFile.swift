import Foundation
import Platform

/// An open file or folder, closed exactly once.
struct OpenFile: ~Copyable {
    let descriptor: Int32

    /// Opens `path`, relative to `folder`. Child processes don't inherit the file.
    init(_ path: String, in folder: Int32 = AT_FDCWD, _ flags: Int32, permissions: mode_t = 0) throws(SystemError) {
        descriptor = try SystemError.check { openat(folder, path, flags | O_CLOEXEC, permissions) }
    }

    deinit { _ = close(descriptor) }

    /// Closes a file after writing. Some file systems don't report a failed write until the file is closed.
    consuming func closed() throws(SystemError) {
        let descriptor = descriptor
        discard self
        // Even an interrupted call has closed the file; a retry could close another file that now has the descriptor.
        if close(descriptor) == -1, errno != EINTR { throw SystemError(code: errno) }
    }

    func readToEnd(limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = try SystemError.check { read(descriptor, &buffer, buffer.count) }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
            if bytes.count > limit { throw SystemError(code: EFBIG) }
        }
    }

    func writeAll(_ bytes: [UInt8]) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try SystemError.check { rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } }
            rest = rest.dropFirst(count)
        }
    }
}
