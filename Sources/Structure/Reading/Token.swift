/// One word, number, literal or mark of a source file, as the rules read it. Comments and space are none.
struct Token {
    enum Kind {
        case word
        case number
        /// A string literal or a regular expression, whose text is dropped. The code in its interpolations follows as
        /// tokens.
        case string
        case opening
        case closing
        case mark
    }

    let kind: Kind
    /// The text, without backticks.
    let text: String
    let line: Int
    /// Whether it follows what stands before without a space.
    let isAttached: Bool

    func `is`(_ text: String) -> Bool { self.text == text && kind != .string }

    static func all(in text: String) -> [Token] {
        var tokens: [Token] = []
        var line = 1
        var isAttached = false
        for token in SwiftToken.all(in: text) {
            let kind: Kind? =
                switch token.kind {
                case .space, .comment, .interpolation, .stringRest: nil
                case .word: .word
                case .number: .number
                case .string, .regex: .string
                case .opening: .opening
                case .closing: .closing
                case .mark: .mark
                }
            if let kind {
                let text =
                    kind == .string
                    ? "" : token.text.utf8.first == 0x60 ? String(token.text.dropFirst().dropLast()) : token.text
                tokens.append(Token(kind: kind, text: text, line: line, isAttached: isAttached))
            }
            isAttached = token.kind != .space && token.kind != .comment
            if kind == nil || kind == .string { line += token.text.newlineCount }
        }
        return tokens
    }
}

extension String {
    /// How many lines it ends; `\r\n` ends one.
    fileprivate var newlineCount: Int {
        guard self != " ", utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return 0 }
        return utf8.count { $0 == 0x0A } + utf8.count { $0 == 0x0D } - ranges(of: "\r\n").count
    }
}
