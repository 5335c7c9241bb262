import ConsoleUI
import Platform

typealias UsageError = Arguments.UsageError

/// The reason why something couldn't be done: what went wrong, where, and what to do next.
struct KataError: Error, CustomStringConvertible {
    let description: String
    let exitStatus: Int32

    init(_ text: String, exitStatus: Int32 = 1) { (description, self.exitStatus) = (text, exitStatus) }

    /// Output that couldn't be written, on a full disk for example.
    static func lostOutput(_ reason: SystemError) -> KataError {
        KataError("The output could not be written: \(reason).", exitStatus: ExitCode.inputOutput.rawValue)
    }
}
