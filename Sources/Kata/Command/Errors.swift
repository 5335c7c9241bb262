import ConsoleUI
import Platform

/// The reason why a task failed: what went wrong and where, and what to do next.
struct KataError: Error, CustomStringConvertible {
    let description: String
    let exitStatus: Int32

    init(_ text: String, exitStatus: Int32 = 1) {
        description = text
        self.exitStatus = exitStatus
    }

    /// Returns the error for output that couldn't be written, for example because the disk is full.
    static func lostOutput(_ reason: SystemError) -> KataError {
        KataError("The output could not be written: \(reason).", exitStatus: ExitCode.inputOutput.rawValue)
    }
}
