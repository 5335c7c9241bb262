/// A lexer that splits Swift sources into tokens, without dropping a byte.
struct SwiftLexer {
    let bytes: [UInt8]
    var position = 0
    /// The number of enclosing interpolations. Beyond 100, they're read as text, because each takes up stack space.
    var depth = 0
    private(set) var tokens: [SwiftToken] = []

    static func tokens(of text: String) -> [SwiftToken] {
        var lexer = SwiftLexer(bytes: Array(text.utf8))
        while lexer.position < lexer.bytes.count { lexer.readToken() }
        return lexer.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }
    var current: UInt8? { byte(at: position) }
    func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
    func starts(with text: String, at index: Int) -> Bool { bytes[min(index, bytes.count)...].starts(with: text.utf8) }

    /// Returns the number of `#` at `index`, up to 32. Recounting a long run at each character would be slow.
    func fence(at index: Int) -> Int { bytes[min(index, bytes.count)...].prefix(32).prefix { $0 == "#" }.count }

    /// Adds a token that spans from `start` to the current position.
    mutating func append(_ kind: SwiftToken.Kind, from start: Int) {
        tokens.append(SwiftToken(kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self)))
    }

    mutating func readToken() {
        guard let byte = current else { return }
        let start = position
        switch byte {
        case _ where byte.isSpace: read(.space) { $0.isSpace }
        case _ where byte.isDigit: read(.number) { $0.isInName }
        case _ where byte.isInName: read(.word) { $0.isInName }
        case "/" where starts(with: "//", at: start), "#" where start == 0 && starts(with: "#!", at: 0):
            read(.comment) { !$0.isNewline }
        case "/" where starts(with: "/*", at: start): readBlockComment()
        case "\"": readString()
        case "#" where self.byte(at: start + fence(at: start)) == "\"": readString()
        case "/", "#":
            position = endOfRegex ?? start + 1
            append(position > start + 1 ? .regex : .mark, from: start)
        case "`":
            let name = bytes[(start + 1)...].prefix { !($0 == "`") && !$0.isNewline }
            let isClosed = self.byte(at: name.endIndex) == "`" && !name.isEmpty
            position = isClosed ? name.endIndex + 1 : start + 1
            append(isClosed ? .word : .mark, from: start)
        case "(", "[", "{", ")", "]", "}":
            position += 1
            append("([{".utf8.contains(byte) ? .opening : .closing, from: start)
        default:
            position += 1
            append(.mark, from: start)
        }
    }

    private mutating func read(_ kind: SwiftToken.Kind, while condition: (UInt8) -> Bool) {
        let start = position
        while position < bytes.count, condition(bytes[position]) { position += 1 }
        append(kind, from: start)
    }

    private mutating func readBlockComment() {
        let start = position
        var depth = 0
        repeat {
            let mark = starts(with: "/*", at: position) ? 1 : starts(with: "*/", at: position) ? -1 : 0
            depth += mark
            position += mark == 0 ? 1 : 2
        } while depth > 0 && position < bytes.count
        append(.comment, from: start)
    }
}

/// Lets `switch` match a byte against an ASCII character.
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { character.value == byte }

/// Whether a byte is the given ASCII character.
func == (byte: UInt8?, character: Unicode.Scalar) -> Bool { byte.map { $0 == character.value } ?? false }

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D || self == 0 }
    var isNewline: Bool { self == 0x0A || self == 0x0D }
    fileprivate var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    fileprivate var isInName: Bool {
        self & 0xDF >= 0x41 && self & 0xDF <= 0x5A || isDigit || self == 0x5F || self == 0x24 || self >= 0x80
    }
}
