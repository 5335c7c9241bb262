import Foundation
import Platform

/// Standard output or standard error, whose reader may close it.
struct ByteStream {
    private let descriptor: Int32

    static let standardOutput = ByteStream(descriptor: STDOUT_FILENO)
    static let standardError = ByteStream(descriptor: STDERR_FILENO)

    func write(_ text: String) throws(KataError) { try write(Data(text.utf8)) }

    /// Writes all of `data`, or as much of it as the reader wants.
    func write(_ data: Data) throws(KataError) {
        // A reader that has seen enough, such as 'head', isn't an error.
        signal(SIGPIPE, SIG_IGN)
        var rest = Array(data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EPIPE { return }
            if count < 0, errno != EINTR { throw .lostOutput(SystemError()) }
            rest = rest.dropFirst(max(0, count))
        }
    }
}
