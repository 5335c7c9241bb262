import ConsoleUI

typealias UsageError = Arguments.UsageError

/// Why something could not be done: a sentence that says what went wrong, where, and what to do next.
struct KataError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
