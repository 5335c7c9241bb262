import ConsoleUI
import Platform

typealias UsageError = Arguments.UsageError

/// The reason why something couldn't be done: what went wrong, where, and what to do next.
struct KataError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Output that couldn't be written, on a full disk for example.
struct LostOutput: Error, CustomStringConvertible {
    static let status = ExitCode.inputOutput.rawValue

    let reason: SystemError
    var description: String { "The output could not be written: \(reason)." }
}
