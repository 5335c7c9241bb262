/// A piece of a Swift source. Joined, all pieces are the source.
struct SwiftToken: Equatable {
    enum Kind {
        case space, comment
        /// A keyword or an identifier, with any backticks.
        case word
        case number
        /// A string literal, or its text before, between or after interpolations.
        case string
        /// Any other character. An operator of several characters is several tokens.
        case mark
    }

    let kind: Kind
    let text: String

    /// Splits a source into tokens. An unclosed string ends with its line. Regular expressions and nested comments
    /// aren't recognised.
    static func all(in source: String) -> [SwiftToken] {
        var lexer = SwiftLexer(rest: source[...])
        while let next = lexer.rest.first { lexer.readToken(next) }
        return lexer.tokens
    }
}

private struct SwiftLexer {
    var rest: Substring
    var tokens: [SwiftToken] = []
    /// The strings in whose interpolations the next token is: the quotes that end each, and its open parentheses.
    var strings: [(quotes: String, depth: Int)] = []

    mutating func readToken(_ next: Character) {
        if next.isWhitespace {
            append(.space, rest.prefix(while: \.isWhitespace))
        } else if next.isNumber {
            append(.number, rest.prefix(while: \.isInName))
        } else if next.isInName {
            append(.word, rest.prefix(while: \.isInName))
        } else if rest.hasPrefix("//") {
            append(.comment, rest.prefix { !$0.isNewline })
        } else if rest.hasPrefix("/*") {
            let end = rest.dropFirst(2).firstRange(of: "*/")?.upperBound
            append(.comment, rest[..<(end ?? rest.endIndex)])
        } else if let quotes = rest.prefixMatch(of: /#*("""|")/)?.output.0 {
            readString(endingIn: String(quotes.reversed()), after: quotes.endIndex)
        } else if next == "`", let name = rest.prefixMatch(of: /`[^`\n]+`/)?.output {
            append(.word, name)
        } else {
            readMark(next)
        }
    }

    private mutating func append(_ kind: SwiftToken.Kind, _ text: Substring) {
        guard !text.isEmpty else { return }
        tokens.append(SwiftToken(kind: kind, text: String(text)))
        rest = rest[text.endIndex...]
    }

    /// Reads a string until it ends or an interpolation begins.
    private mutating func readString(endingIn quotes: String, after start: Substring.Index) {
        let escape = "\\" + quotes.drop { $0 == "\"" }
        let isLong = quotes.hasPrefix("\"\"\"")
        var end = rest[start...]
        while let next = end.first, isLong || !next.isNewline {
            if end.hasPrefix(quotes) {
                return append(.string, rest[..<end.dropFirst(quotes.count).startIndex])
            }
            if end.hasPrefix(escape + "(") {
                append(.string, rest[..<end.startIndex])
                append(.mark, rest.prefix(escape.count))
                return strings.append((quotes, 0))
            }
            let escaped = end.hasPrefix(escape) ? end.dropFirst(escape.count).first : nil
            let isEscaped = escaped?.isNewline == false
            end = end.dropFirst(isEscaped ? escape.count + 1 : 1)
        }
        append(.string, rest[..<end.startIndex])
    }

    private mutating func readMark(_ mark: Character) {
        append(.mark, rest.prefix(1))
        guard let index = strings.indices.last else { return }
        if mark == "(" { strings[index].depth += 1 }
        guard mark == ")" else { return }
        strings[index].depth -= 1
        guard strings[index].depth == 0 else { return }
        readString(endingIn: strings.removeLast().quotes, after: rest.startIndex)
    }
}

extension Character {
    fileprivate var isInName: Bool {
        isLetter || isNumber || self == "_" || self == "$"
    }
}
