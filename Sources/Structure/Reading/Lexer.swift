/// Splits a Swift source into tokens.
struct Lexer {
    private let text: [Character]
    private var position = 0
    private var line = 1
    private var isAttached = false
    private var tokens: [Token] = []

    private static let brackets: [Character: Token.Kind] = [
        "(": .opening, "[": .opening, "{": .opening, ")": .closing, "]": .closing, "}": .closing,
    ]

    static func tokens(of text: String) -> [Token] {
        var lexer = Lexer(text: Array(text))
        while lexer.current != nil { lexer.readToken() }
        return lexer.tokens
    }

    private init(text: [Character]) { self.text = text }

    private var current: Character? { position < text.count ? text[position] : nil }

    private func starts(with prefix: String) -> Bool { text[position...].starts(with: prefix) }

    private mutating func advance(by count: Int = 1) {
        for _ in 0..<count where position < text.count {
            if text[position].isNewline { line += 1 }
            position += 1
        }
    }

    private mutating func advance(while condition: (Character) -> Bool) -> String {
        let start = position
        while let current, condition(current) { advance() }
        return String(text[start..<position])
    }

    private mutating func append(_ kind: Token.Kind, _ text: String, line: Int) {
        tokens.append(Token(kind: kind, text: text, line: line, isAttached: isAttached))
        isAttached = true
    }

    private mutating func readToken() {
        guard let character = current else { return }
        let start = line
        if character.isWhitespace {
            advance()
            isAttached = false
        } else if character == "/" && starts(with: "//") {
            _ = advance { !$0.isNewline }
        } else if character == "/" && starts(with: "/*") {
            skipBlockComment()
        } else if character == "\"" || character == "#" && text[position...].first(where: { $0 != "#" }) == "\"" {
            readString()
        } else if character.isLetter || character == "_" || character == "$" {
            append(.word, advance { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }, line: start)
        } else if character == "`" {
            advance()
            append(.word, advance { $0 != "`" }, line: start)
            advance()
        } else if character.isNumber {
            append(.number, advance { $0.isLetter || $0.isNumber || $0 == "_" }, line: start)
        } else {
            advance()
            append(Self.brackets[character] ?? .mark, String(character), line: start)
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                advance(by: 2)
            } else if starts(with: "*/") {
                depth -= 1
                advance(by: 2)
            } else {
                advance()
            }
        } while depth > 0 && current != nil
        isAttached = false
    }

    private mutating func readString() {
        append(.string, "", line: line)
        let fence = advance { $0 == "#" }
        let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        advance(by: quotes.count)
        while let character = current {
            if starts(with: quotes + fence) { return advance(by: quotes.count + fence.count) }
            // An open end must not swallow the rest of the file.
            if quotes.count == 1 && character.isNewline { return }
            if starts(with: "\\" + fence + "(") {
                advance(by: 1 + fence.count)
                readParentheses()
            } else if starts(with: "\\" + fence) {
                advance(by: 2 + fence.count)
            } else {
                advance()
            }
        }
    }

    /// Reads the code of an interpolation, with the parentheses around it.
    private mutating func readParentheses() {
        var depth = 0
        repeat {
            let bracket = current.flatMap { Self.brackets[$0] }
            readToken()
            if bracket == .opening { depth += 1 }
            if bracket == .closing { depth -= 1 }
        } while depth > 0 && current != nil
    }
}
