/// A key that the user presses.
enum Key: Sendable, Equatable {
    case hint
    case diff
    case list
    case task
    case solution
    case run
    case next
    case answer
    case check
    case quit
    case up
    case down
    case page
    case other

    /// Reads a terminal's input; a key sent as a sequence, such as an arrow, counts as one.
    static func keys(in bytes: [UInt8]) -> [Key] {
        var keys: [Key] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == 0x1B, let introducer = rest.first,
                introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O")
            else {
                keys.append(letters[Character(Unicode.Scalar(byte))] ?? .other)
                continue
            }
            rest.removeFirst()
            let parameters = rest.prefix { !(0x40...0x7E).contains($0) }
            rest = rest.dropFirst(parameters.count)
            switch rest.popFirst() {
            case UInt8(ascii: "A"): keys.append(.up)
            case UInt8(ascii: "B"): keys.append(.down)
            default: keys.append(.other)
            }
        }
        return keys
    }

    private static let letters: [Character: Key] = [
        "h": .hint, "d": .diff, "l": .list, "t": .task, "s": .solution, "r": .run, "n": .next, "a": .answer,
        "c": .check,
        "q": .quit, "k": .up, "j": .down, " ": .page,
    ]
}
