/// Parses the inline Markdown of a paragraph. Unknown and unclosed marks stay as text.
struct InlineParser {
    private var rest: Substring
    private var last: Character = " "
    private var inlines: [Inline] = []

    static func inlines(of text: String) -> [Inline] {
        var parser = InlineParser(rest: text[...])
        while let next = parser.rest.first {
            if !parser.readMarked(next) { parser.take(1) }
        }
        return parser.inlines
    }

    private mutating func readMarked(_ next: Character) -> Bool {
        switch next {
        case "\\": readEscape()
        case "`": readCode()
        case "!": readLink(isImage: true)
        case "[": readLink()
        case "<": readComment() || rest.hasPrefix("<https:") && readAddress()
        case "*", "_":
            readSpan(String(repeating: next, count: 2), Inline.strong) || readSpan(String(next), Inline.emphasis)
        default: false
        }
    }

    private mutating func readEscape() -> Bool {
        guard let escaped = rest.dropFirst().first, escaped.isPunctuation || escaped.isSymbol else { return false }
        rest.removeFirst()
        take(1)
        return true
    }

    private mutating func readCode() -> Bool {
        // As many backticks close it as open it, so it may contain fewer or more.
        guard let match = rest.prefixMatch(of: /(`+)(?!`)((?:.|\n)*?[^`])\1(?!`)/) else {
            take(rest.prefix { $0 == "`" }.count)
            return true
        }
        var code = match.2.replacing("\n", with: " ")
        if code.hasPrefix(" "), code.hasSuffix(" "), !String(code).isBlank { code = code.dropFirst().dropLast() }
        append(.code(String(code)), upTo: match.range.upperBound)
        return true
    }

    private mutating func readLink(isImage: Bool = false) -> Bool {
        guard let link = Bracketed(at: isImage ? rest.dropFirst() : rest) else { return false }
        let text = Self.inlines(of: String(link.text))
        let (destination, end) = (link.destination, link.end)
        append(isImage ? .image(alt: text.plainText, source: destination) : .link(text, to: destination), upTo: end)
        return true
    }

    private mutating func readComment() -> Bool {
        guard rest.hasPrefix("<!--"), let end = rest.firstRange(of: "-->") else { return false }
        rest = rest[end.upperBound...]
        return true
    }

    private mutating func readAddress() -> Bool {
        guard let match = rest.prefixMatch(of: /<(https:\/\/[^\s<>]+)>/) else { return false }
        append(.link([.text(String(match.1))], to: String(match.1)), upTo: match.range.upperBound)
        return true
    }

    /// Reads a span between two equal marks. An underscore within a word is a letter.
    private mutating func readSpan(_ mark: String, _ inline: ([Inline]) -> Inline) -> Bool {
        let inner = rest.dropFirst(mark.count)
        guard rest.hasPrefix(mark), inner.first?.isWhitespace == false, mark.first != "_" || !last.isWord else {
            return false
        }
        var end = inner.startIndex
        while let found = inner[end...].firstRange(of: mark) {
            let (before, after) = (inner[..<found.lowerBound], inner[found.upperBound...])
            let isOpenCode = before.count { $0 == "`" } % 2 == 1
            let isInner = mark.count == 1 && (after.first == mark.first || before.last == mark.first)
            let isWithinWord = mark.first == "_" && after.first?.isWord == true
            guard let character = before.last, !character.isWhitespace, !isOpenCode, !isInner, !isWithinWord else {
                end = isInner && after.first == mark.first ? after.dropFirst().startIndex : found.upperBound
                continue
            }
            append(inline(Self.inlines(of: String(before))), upTo: found.upperBound)
            return true
        }
        return false
    }

    private mutating func append(_ inline: Inline, upTo end: String.Index) {
        inlines.append(inline)
        last = rest[..<end].last ?? " "
        rest = rest[end...]
    }

    private mutating func take(_ count: Int) {
        let text = rest.prefix(count)
        if case .text(let before) = inlines.last {
            inlines[inlines.count - 1] = .text(before + text)
        } else {
            inlines.append(.text(String(text)))
        }
        last = text.last ?? " "
        rest = rest.dropFirst(count)
    }
}

/// `[text](destination)`, read from the front of a text.
private struct Bracketed {
    /// The text between the square brackets.
    let text: Substring
    /// The text between the parentheses.
    let destination: String
    let end: String.Index

    init?(at rest: Substring) {
        guard let text = Self.balanced(rest, "[", "]") else { return nil }
        let behind = rest[text.endIndex...].dropFirst()
        guard let inner = Self.balanced(behind, "(", ")"), !inner.isEmpty, !inner.contains(where: \.isWhitespace) else {
            return nil
        }
        (self.text, destination, end) = (text, String(inner), rest.index(after: inner.endIndex))
    }

    private static func balanced(_ rest: Substring, _ open: Character, _ close: Character) -> Substring? {
        guard rest.first == open else { return nil }
        var depth = 0
        var isCode = false
        for index in rest.indices {
            if rest[index] == "`" { isCode.toggle() }
            if isCode { continue }
            if rest[index] == open { depth += 1 }
            if rest[index] == close { depth -= 1 }
            if depth == 0 { return rest[rest.index(after: rest.startIndex)..<index] }
        }
        return nil
    }
}

extension Character {
    fileprivate var isWord: Bool { isLetter || isNumber }
}
