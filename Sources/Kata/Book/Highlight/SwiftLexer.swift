/// Tells the words of Swift apart, as far as colours need it.
///
/// It reads line by line and keeps what reaches over a line's end: a comment between `/*` and `*/`, a string between
/// triple quotes.
struct SwiftLexer {
    /// A piece of a line.
    struct Token: Equatable {
        /// The piece, with every character of the source.
        let text: String
        /// What it is, or nil where it has no colour.
        let kind: TokenKind?
    }

    /// What a line begins within.
    private enum Region {
        case code
        case comment(depth: Int)
        case longString
    }

    private var region = Region.code
    private var rest: Substring = ""
    private var tokens: [Token] = []

    /// The tokens of each of some lines that follow one another.
    static func tokens(of lines: [String]) -> [[Token]] {
        var lexer = SwiftLexer()
        return lines.map { lexer.tokens(of: $0) }
    }

    private mutating func tokens(of line: String) -> [Token] {
        (rest, tokens) = (line[...], [])
        while !rest.isEmpty {
            switch region {
            case .code: readCode()
            case .comment(let depth): readComment(depth: depth)
            case .longString: readString(quote: "\"\"\"")
            }
        }
        return tokens
    }

    private mutating func readCode() {
        if rest.hasPrefix("///") { return take(rest.endIndex, .documentation) }
        if rest.hasPrefix("//") { return take(rest.endIndex, .comment) }
        if rest.hasPrefix("/*") { return readComment(depth: 0) }
        if rest.hasPrefix("\"\"\"") {
            take(rest.index(rest.startIndex, offsetBy: 3), .string)
            region = .longString
            return
        }
        if rest.hasPrefix("\"") {
            take(rest.index(after: rest.startIndex), .string)
            return readString(quote: "\"")
        }
        guard let first = rest.first else { return }
        let word = rest.dropFirst().prefix(while: \.isInName)
        switch first {
        case "@", "#": take(word.endIndex, word.isEmpty ? nil : .attribute)
        case _ where first.isNumber: readNumber()
        case _ where first.isInName: take(word.endIndex, kind(ofName: rest[..<word.endIndex]))
        default: take(rest.index(after: rest.startIndex), nil)
        }
    }

    private mutating func readNumber() {
        let whole = rest.prefix(while: \.isInName)
        let fraction = rest[whole.endIndex...].dropFirst().prefix(while: \.isInName)
        let hasFraction = rest[whole.endIndex...].first == "." && fraction.first?.isNumber == true
        take(hasFraction ? fraction.endIndex : whole.endIndex, .number)
    }

    private func kind(ofName name: Substring) -> TokenKind? {
        let before = tokens.last?.text.last
        let isMember = before == "." && name != "self" && name != "init"
        // In 'show(for movie: Movie)' and 'show(for: movie)' the word is a label.
        let isLabel = (before == "(" && name == "for") || (rest.dropFirst(name.count).first == ":" && name != "default")
        return TokenKind(ofName: name, isKeyword: !isMember && !isLabel)
    }

    private mutating func readComment(depth: Int) {
        var (depth, end) = (depth, rest.startIndex)
        while end < rest.endIndex {
            let two = rest[end...].prefix(2)
            if two == "/*" || two == "*/" {
                depth += two == "/*" ? 1 : -1
                end = two.endIndex
                if depth == 0 { break }
            } else {
                end = rest.index(after: end)
            }
        }
        region = depth > 0 ? .comment(depth: depth) : .code
        take(end, .comment)
    }

    /// Reads a string behind its opening quote, to the closing one or to the end of the line.
    private mutating func readString(quote: String) {
        while !rest.isEmpty {
            if rest.hasPrefix(quote) {
                take(rest.index(rest.startIndex, offsetBy: quote.count), .string)
                region = .code
                return
            }
            if rest.hasPrefix("\\(") {
                readInterpolation()
            } else {
                let length = rest.hasPrefix("\\") ? min(2, rest.count) : 1
                take(rest.index(rest.startIndex, offsetBy: length), .string)
            }
        }
    }

    private mutating func readInterpolation() {
        let outer = region
        region = .code
        var depth = 0
        take(rest.index(after: rest.startIndex), nil)
        while let next = rest.first {
            if next == "(" { depth += 1 }
            if next == ")" { depth -= 1 }
            readCode()
            if depth == 0 { break }
        }
        region = outer
    }

    private mutating func take(_ end: String.Index, _ kind: TokenKind?) {
        let text = String(rest[..<end])
        if let last = tokens.last, last.kind == kind {
            tokens[tokens.count - 1] = Token(text: last.text + text, kind: kind)
        } else {
            tokens.append(Token(text: text, kind: kind))
        }
        rest = rest[end...]
    }
}

extension Character {
    fileprivate var isInName: Bool { isLetter || isNumber || self == "_" }
}
