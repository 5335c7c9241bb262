import ConsoleUI
import Platform

typealias UsageError = Arguments.UsageError

/// Why something could not be done: a sentence that says what went wrong, where, and what to do next.
struct KataError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Output that could not be written, on a full disk for example.
struct LostOutput: Error, CustomStringConvertible {
    static let status = ExitCode.inputOutput.rawValue

    let reason: SystemError
    var description: String { "The output could not be written: \(reason)." }
}
