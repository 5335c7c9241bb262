extension SwiftLexer {
    /// Reads a string literal, with the code of its interpolations.
    mutating func readString() {
        var start = position
        var kind = SwiftToken.Kind.string
        let hashes = fence(at: position)
        position += hashes
        // `#"""#` is a raw string that contains one quotation mark.
        let isLong = starts(with: "\"\"\"", at: position) && (hashes == 0 || fence(at: position + 3) < hashes)
        let end = String(repeating: "\"", count: isLong ? 3 : 1) + String(repeating: "#", count: hashes)
        position += isLong ? 3 : 1
        while let byte = current, isLong || !byte.isNewline {
            if byte == "\"", starts(with: end, at: position) {
                position += end.utf8.count
                break
            }
            guard byte == "\\", fence(at: position + 1) >= hashes else {
                position += 1
                continue
            }
            let escaped = position + 1 + hashes
            guard self.byte(at: escaped) == "(", depth < 100 else {
                let isEscape = self.byte(at: escaped).map { isLong || !$0.isNewline } ?? false
                position = isEscape ? escaped + 1 : min(escaped, bytes.count)
                continue
            }
            if position > start { append(kind, from: start) }
            start = position
            position = escaped
            append(.interpolation, from: start)
            depth += 1
            readParentheses()
            depth -= 1
            (start, kind) = (position, .stringRest)
        }
        if position > start { append(kind, from: start) }
    }

    private mutating func readParentheses() {
        var depth = 0
        repeat {
            let byte = current
            readToken()
            switch byte {
            case "("?, "["?, "{"?: depth += 1
            case ")"?, "]"?, "}"?: depth -= 1
            default: break
            }
        } while depth > 0 && current != nil
    }

    /// The end of the regular expression that begins here, or nil if none begins here.
    var endOfRegex: Int? {
        let hashes = fence(at: position)
        guard byte(at: position + hashes) == "/", hashes > 0 || !isBehindOperand else { return nil }
        let end = "/" + String(repeating: "#", count: hashes)
        var index = position + hashes + 1
        let isLong = hashes > 0 && byte(at: index)?.isNewline == true
        guard let first = byte(at: index), hashes > 0 || !(first == " " || first == "\t") else { return nil }
        var depth = 0
        while let byte = byte(at: index), isLong || !byte.isNewline {
            switch byte {
            case "/" where starts(with: end, at: index):
                return hashes == 0 && bytes[index - 1] == " " ? nil : index + end.utf8.count
            case "\\": index += 1
            case "(": depth += 1
            case ")": depth -= 1
            default: break
            }
            if depth < 0, hashes == 0 { return nil }
            index += 1
        }
        return nil
    }

    /// Whether a `/` at this position is a division operator.
    private var isBehindOperand: Bool {
        guard let last = tokens.last(where: { $0.kind != .space && $0.kind != .comment }) else { return false }
        return switch last.kind {
        case .word: !Self.wordsBeforeExpressions.contains(last.text)
        case .number, .string, .stringRest, .regex, .closing: true
        default: last.text == "!" || last.text == "?"
        }
    }

    private static let wordsBeforeExpressions: Set = [
        "await", "case", "else", "guard", "if", "in", "return", "throw", "try", "where", "while", "switch",
    ]
}
