/// The ways in which an input is damaged.
enum Mutation: CaseIterable {
    case flipBit, replaceByte, insertByte, deleteSpan, duplicateSpan, splice, insertToken, replaceSpan
    case replaceWord, replaceNumber, breakUTF8, nest, repeatToken, truncate, insertMember, swapPieces, deletePiece,
        duplicatePiece

    /// No input is longer.
    static let limit = 16_384

    private static let numbers = [
        "0", "-0", "-1", "1", "00", "1.", "1e", "1e+", "-", ".5", "1e5", "1e999", "-1e999", "1e-999", "0.1",
        "9007199254740993", "2147483647",
        "2147483648", "9223372036854775807", "9223372036854775808", "-9223372036854775809", "1_0", "+1", "0x1F", "٣",
    ]
    private static let oddBytes: [[UInt8]] = [
        [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xFF], [0x80], [0xEF, 0xBB, 0xBF],
        [0x00], [0x1B, 0x5B, 0x32, 0x4A], [0x0D, 0x0A], [0x0D], [0x09], [0x7F], Array("\u{85}".utf8),
        Array("\u{2028}".utf8), Array("\u{202E}".utf8), Array("\u{301}".utf8), Array("\u{A0}".utf8), Array("🎬".utf8),
        Array("\u{FFFE}".utf8), Array("İ".utf8), Array("ß".utf8),
    ]
    private static let marks = Set("{}[](),:=\"'\n\r|`#".utf8)
    private static let letters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
    private static let pairs = [
        ("[", "]"), ("{\"a\":", "}"), ("(", ")"), ("{", "}"), ("\"\\(", ")\""), ("/*", "*/"), ("> ", ""), ("*", "*"),
        ("- ", ""), ("`", "`"), ("#", ""), ("![", "](a)"), ("\"", "\""), ("<", ">"), ("\\", ""),
    ]

    /// Returns `bytes` with this damage.
    func applied(
        to bytes: [UInt8], seeds: [[UInt8]], dictionary: [[UInt8]], _ random: inout SplitMix64
    ) -> [UInt8] {
        var bytes = bytes
        var place = random.below(bytes.count + 1)
        if random.below(2) == 0 {
            // Most of what is read begins or ends at a mark.
            place = bytes[place...].firstIndex { Self.marks.contains($0) }.map { $0 + random.below(2) } ?? place
        }
        let span = place..<min(bytes.count, place + 1 + random.below(random.below(4) == 0 ? 64 : 8))
        let token = dictionary.isEmpty ? [0x20] : random.one(of: dictionary)
        switch self {
        case .flipBit: if !span.isEmpty { bytes[place] ^= 1 << UInt8(random.below(8)) }
        case .replaceByte: if !span.isEmpty { bytes[place] = UInt8(random.below(256)) }
        case .insertByte: bytes.insert(UInt8(random.below(256)), at: place)
        case .deleteSpan: bytes.removeSubrange(span)
        case .duplicateSpan: bytes.insert(contentsOf: bytes[span], at: place)
        case .splice:
            let other = random.one(of: seeds)
            bytes = Array(bytes[..<place] + other[random.below(other.count + 1)...])
        case .insertToken: bytes.insert(contentsOf: token, at: place)
        case .replaceSpan: bytes.replaceSubrange(span, with: token)
        case .replaceWord:
            let other = random.one(of: seeds)
            let word = Self.word(in: other, from: random.below(other.count + 1)) {
                $0 > 0x7F || Self.letters.contains($0)
            }
            let old = Self.word(in: bytes, from: place) { $0 > 0x7F || Self.letters.contains($0) }
            bytes.replaceSubrange(old, with: random.below(2) == 0 ? token : Array(other[word]))
        case .replaceNumber:
            let number = random.below(2) == 0 ? random.one(of: ["0", "-1", "99999"]) : random.one(of: Self.numbers)
            bytes.replaceSubrange(Self.word(in: bytes, from: place, of: { 0x30...0x39 ~= $0 }), with: number.utf8)
        case .breakUTF8: bytes.insert(contentsOf: random.one(of: Self.oddBytes), at: place)
        case .nest:
            let (opener, closer) = random.one(of: Self.pairs)
            let depth = random.one(of: [1, 2, 3, 20, 510, 513, 2_000])
            bytes.insert(contentsOf: String(repeating: closer, count: depth).utf8, at: span.upperBound)
            bytes.insert(contentsOf: String(repeating: opener, count: depth).utf8, at: place)
        case .repeatToken:
            let count = random.one(of: [2, 2, 3, 20, 400])
            bytes.insert(contentsOf: repeatElement(token, count: count).joined(), at: place)
        case .insertMember:
            let brace = bytes[place...].firstIndex(of: 0x7B) ?? bytes.firstIndex(of: 0x7B) ?? bytes.count - 1
            bytes.insert(contentsOf: "\"unheard-of\": 0,".utf8, at: brace + 1)
        case .truncate: bytes.removeSubrange(place...)
        case .swapPieces, .deletePiece, .duplicatePiece: damagePieces(of: &bytes, &random)
        }
        return Array(bytes.prefix(Self.limit))
    }

    /// The first run of such bytes from `place` on.
    private static func word(in bytes: [UInt8], from place: Int, of isPart: (UInt8) -> Bool) -> Range<Int> {
        let start = bytes[place...].firstIndex(where: isPart) ?? place
        return start..<(bytes[start...].firstIndex { !isPart($0) } ?? bytes.count)
    }

    /// Damages what stands between line feeds, commas or spaces.
    private func damagePieces(of bytes: inout [UInt8], _ random: inout SplitMix64) {
        let separator = random.one(of: [0x0A, 0x2C, 0x20] as [UInt8])
        var pieces = bytes.split(separator: separator, omittingEmptySubsequences: false)
        let (one, other) = (random.below(pieces.count), random.below(pieces.count))
        switch self {
        case .swapPieces: pieces.swapAt(one, other)
        case .deletePiece: pieces.remove(at: one)
        default: pieces.insert(pieces[one], at: other)
        }
        bytes = Array(pieces.joined(separator: [separator]))
    }
}
