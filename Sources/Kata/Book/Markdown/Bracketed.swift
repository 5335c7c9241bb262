/// `[text](destination)`, read from the front of a text.
struct Bracketed {
    /// What stands between the square brackets.
    let text: Substring
    /// What stands between the round ones.
    let destination: String
    /// Where it ends.
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
