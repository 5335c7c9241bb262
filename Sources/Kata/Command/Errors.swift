/// What is wrong with a command line, in a sentence that quotes it.
struct UsageError: Error, CustomStringConvertible, Equatable {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Why something could not be done: a sentence that says what went wrong, where, and what to do next.
struct KataError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
