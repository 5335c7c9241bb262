enum Key: Character, Sendable {
    case hint = "h"
    case diff = "d"
    case list = "l"
    case task = "t"
    case solution = "s"
    case run = "r"
    case next = "n"
    case answer = "a"
    case check = "c"
    case quit = "q"
    case up = "k"
    case down = "j"
    case page = " "
    case other = "\0"

    /// Reads a terminal's input; a key sent as a sequence, such as an arrow, counts as one.
    static func keys(in bytes: [UInt8]) -> [Key] {
        var keys: [Key] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == 0x1B, let introducer = rest.first, "[O".utf8.contains(introducer) else {
                keys.append(Key(rawValue: Character(Unicode.Scalar(byte))) ?? .other)
                continue
            }
            rest = rest.dropFirst().drop { !(0x40...0x7E).contains($0) }
            let end = rest.popFirst()
            keys.append(end == UInt8(ascii: "A") ? .up : end == UInt8(ascii: "B") ? .down : .other)
        }
        return keys
    }
}
