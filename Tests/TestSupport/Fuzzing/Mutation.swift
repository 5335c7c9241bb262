/// Random damage to an input: bytes that are removed, inserted or replaced.
enum Mutation {
    /// The maximum length of an input, in bytes.
    private static let limit = 16_384

    private static let numbers = [
        "0", "-1", "99999", "-0", "00", "1.", "1e+", "-", ".5", "1e5", "1e999", "-1e999", "1e-999", "0.1", "2147483648",
        "9007199254740993", "9223372036854775807", "9223372036854775808", "-9223372036854775809", "+1", "0x1F", "٣",
    ].map { Array($0.utf8) }
    private static let oddPieces: [[UInt8]] =
        [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xFF], [0x80], [0x00], [0x7F]]
        + [
            "\u{FEFF}", "\u{1B}[2J", "\r\n", "\r", "\t", "\u{85}", "\u{2028}", "\u{202E}", "\u{301}", "\u{A0}", "🎬",
            "\u{FFFE}", "İ", "ß", #""unheard-of": 0,"#,
        ].map { Array($0.utf8) }
    private static let marks = Set("{}[](),:=\"'\n\r|`#".utf8)
    private static let letters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
    private static let pairs = [
        ("[", "]"), ("{\"a\":", "}"), ("(", ")"), ("{", "}"), ("\"\\(", ")\""), ("/*", "*/"), ("> ", ""), ("*", "*"),
        ("- ", ""), ("`", "`"), ("#", ""), ("![", "](a)"), ("\"", "\""), ("<", ">"), ("\\", ""),
    ]

    /// Damages `bytes` once.
    static func damage(_ bytes: inout [UInt8], seeds: [[UInt8]], dictionary: [[UInt8]], _ random: inout SplitMix64) {
        var place = random.below(bytes.count + 1)
        if random.below(2) == 0 {
            // Most tokens begin or end at one of these marks.
            place = bytes[place...].firstIndex { marks.contains($0) }.map { $0 + random.below(2) } ?? place
        }
        let range =
            switch random.below(10) {
            case 0...3: place..<place
            case 4...5: place..<min(bytes.count, place + 1 + random.below(random.below(4) == 0 ? 64 : 8))
            case 6: run(in: bytes, from: place) { $0 > 0x7F || letters.contains($0) }
            case 7: run(in: bytes, from: place) { 0x30...0x39 ~= $0 }
            case 8: run(in: bytes, from: place) { $0 != 0x0A && $0 != 0x2C }
            default: place..<bytes.count
            }
        let piece = piece(insteadOf: bytes[range], seeds: seeds, dictionary: dictionary, &random)
        bytes.replaceSubrange(range, with: piece)
        bytes = Array(bytes.prefix(limit))
    }

    private static func piece(
        insteadOf old: ArraySlice<UInt8>, seeds: [[UInt8]], dictionary: [[UInt8]], _ random: inout SplitMix64
    ) -> [UInt8] {
        let other = random.one(of: seeds)
        let rest = other[random.below(other.count + 1)...]
        let token = dictionary.isEmpty ? [0x20] : random.one(of: dictionary)
        switch random.below(10) {
        case 0: return []
        case 1: return Array(old + old)
        case 2...3: return token
        case 4: return Array(repeatElement(token, count: random.one(of: [2, 2, 3, 20, 400])).joined())
        case 5: return Array(rest)
        case 6: return Array(rest[run(in: other, from: rest.startIndex) { $0 > 0x7F || letters.contains($0) }])
        case 7: return random.one(of: numbers)
        case 8: return random.below(2) == 0 ? random.one(of: oddPieces) : [UInt8(random.below(256))]
        default:
            let (opener, closer) = random.one(of: pairs)
            let depth = random.one(of: [1, 2, 3, 20, 510, 513, 2_000])
            return Array(
                String(repeating: opener, count: depth).utf8 + old + String(repeating: closer, count: depth).utf8)
        }
    }

    /// Returns the range of the first run of matching bytes at or after `place`.
    private static func run(in bytes: [UInt8], from place: Int, of isPart: (UInt8) -> Bool) -> Range<Int> {
        let start = bytes[place...].firstIndex(where: isPart) ?? place
        return start..<(bytes[start...].firstIndex { !isPart($0) } ?? bytes.count)
    }
}

/// SplitMix64, a random number generator that produces the same numbers for the same seed on every system.
struct SplitMix64 {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Returns a number from 0 up to but excluding `bound`, or 0 if `bound` isn't positive.
    mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return bound > 0 ? Int((mixed ^ (mixed >> 31)) % UInt64(bound)) : 0
    }

    /// Returns a random element of `choices`, which must not be empty.
    mutating func one<Choice>(of choices: [Choice]) -> Choice { choices[below(choices.count)] }
}
