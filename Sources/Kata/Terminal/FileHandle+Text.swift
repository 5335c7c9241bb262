import ConsoleUI
import ExerciseKit
import Foundation
import Platform

extension FileHandle {
    /// Writes all of `text`, or as much as the reader accepts before it closes the pipe.
    func write(_ text: String) throws(KataError) {
        // It isn't an error if a reader such as 'head' has read enough.
        signal(SIGPIPE, SIG_IGN)
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { bytes in
                Foundation.write(fileDescriptor, bytes.baseAddress, bytes.count)
            }
            if count < 0, errno == EPIPE { return }
            if count < 0, errno != EINTR { throw .lostOutput(SystemError()) }
            rest = rest.dropFirst(max(0, count))
        }
    }
}

extension KataError {
    /// Returns the error for output that couldn't be written, for example because the disk is full.
    static func lostOutput(_ reason: SystemError) -> KataError {
        KataError("The output could not be written: \(reason).", exitStatus: ExitCode.inputOutput.rawValue)
    }
}
