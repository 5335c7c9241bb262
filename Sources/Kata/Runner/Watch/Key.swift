/// The meaning of a key in the watch. The key is the first letter of the name.
enum Key: String, CaseIterable, Sendable {
    case hint, task, diff, solution, run, next, list, check, quit, answer, other

    /// - Parameter bytes: What the terminal sent at once: several are a paste, or a key such as an arrow, and `other`.
    init(_ bytes: some Sequence<UInt8>) {
        self = Self.allCases.first { $0.rawValue.utf8.prefix(1).elementsEqual(bytes) } ?? .other
    }
}
