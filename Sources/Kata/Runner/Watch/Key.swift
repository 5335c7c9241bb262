/// The meaning of a key in the watch: the first letter of its case's name. Those before `next` work at any time.
enum Key: String, CaseIterable, Sendable {
    case hint, task, diff, solution, run, list, check, quit, next, answer, other

    /// - Parameter bytes: Bytes that arrived together. Several bytes, from a paste or an arrow key, mean `other`.
    init(_ bytes: some Sequence<UInt8>) {
        self = Self.allCases.first { $0.rawValue.utf8.prefix(1).elementsEqual(bytes) } ?? .other
    }
}
