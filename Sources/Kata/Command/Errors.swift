import ConsoleUI
import ExerciseKit
import Platform

extension KataError {
    /// Returns the error for output that couldn't be written, for example because the disk is full.
    static func lostOutput(_ reason: SystemError) -> KataError {
        KataError("The output could not be written: \(reason).", exitStatus: ExitCode.inputOutput.rawValue)
    }
}
