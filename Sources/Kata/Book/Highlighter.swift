import ExerciseKit

enum Highlighter {
    /// A kind of token that has its own colour.
    enum Kind: String, CaseIterable {
        case comment, documentation, string, keyword, type, number, attribute
    }

    struct Piece {
        /// The piece's characters, exactly as in the source.
        var text: String
        var kind: Kind?
        /// Whether the piece differs from the other side of a diff.
        var isMarked = false
    }

    static func pieces(of lines: [String]) -> [[Piece]] {
        let tokens = SwiftToken.all(in: lines.joined(separator: "\n"))
        var result: [[Piece]] = [[]]
        for (index, token) in tokens.enumerated() {
            let before = index > 0 ? tokens[index - 1].text : ""
            let after = tokens[index...].dropFirst().first
            let kind = kind(of: token, before: before, after: after)
            for (number, text) in token.text.lines.enumerated() {
                if number > 0 { result.append([]) }
                result[result.count - 1].extend(text, kind)
            }
        }
        return Array(result.prefix(lines.count))
    }

    private static func kind(of token: SwiftToken, before: String, after: SwiftToken?) -> Kind? {
        switch token.kind {
        case .comment: return token.text.hasPrefix("///") ? .documentation : .comment
        case .string: return .string
        case .number: return .number
        case .mark:
            let isAttribute = ["@", "#"].contains(token.text) && after?.kind == .word
            return isAttribute ? .attribute : nil
        case .space: return nil
        case .word: break
        }
        let word = token.text
        if ["@", "#"].contains(before) { return .attribute }
        let isMember = before == "." && word != "self" && word != "init"
        // In `show(for movie: Movie)` and `show(for: movie)`, "for" is a label.
        let isLabel = (before == "(" && word == "for") || (after?.text == ":" && word != "default")
        if !isMember, !isLabel, keywords.contains(word) { return .keyword }
        return word.first?.isUppercase == true ? .type : nil
    }

    private static let keywords = Set(
        Resource.text("keywords.txt").split(whereSeparator: \.isWhitespace).map(String.init))
}

extension [Highlighter.Piece] {
    /// Adds text to the last piece if the piece has the same kind and mark; otherwise, adds a piece.
    fileprivate mutating func extend(
        _ text: String, _ kind: Highlighter.Kind?, isMarked: Bool = false
    ) {
        guard !text.isEmpty else { return }
        guard let last, last.kind == kind, last.isMarked == isMarked else {
            return append(.init(text: text, kind: kind, isMarked: isMarked))
        }
        self[count - 1].text += text
    }

    /// Returns the pieces, split where a mark begins or ends.
    /// - Parameter marks: Whether each Unicode scalar is marked; empty if none are.
    func marked(_ marks: [Bool]) -> Self {
        guard !marks.isEmpty else { return self }
        let scalars = flatMap { piece in
            piece.text.unicodeScalars.map { (String($0), piece.kind) }
        }
        return zip(scalars, marks).reduce(into: []) { pieces, next in
            let ((text, kind), isMarked) = next
            pieces.extend(text, kind, isMarked: isMarked)
        }
    }
}
