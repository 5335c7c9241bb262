import Structure

/// A kind of token that has its own colour.
enum TokenKind: String, CaseIterable, Sendable {
    case comment
    case documentation
    case string
    case keyword
    case type
    case number
    case attribute
}

enum Highlighter {
    struct Piece {
        /// The piece, with every character of the source.
        let text: String
        /// The kind of token, or nil if it has no colour.
        let kind: TokenKind?
    }

    /// The pieces of each of several consecutive lines.
    static func pieces(of lines: [String]) -> [[Piece]] {
        let tokens = SwiftToken.all(in: lines.joined(separator: "\n"))
        var result: [[Piece]] = [[]]
        for (index, token) in tokens.enumerated() {
            let before = index > 0 ? tokens[index - 1].text : ""
            let kind = kind(of: token, before: before, after: index + 1 < tokens.count ? tokens[index + 1] : nil)
            for (number, text) in token.text.lines.enumerated() {
                if number > 0 { result.append([]) }
                append(Piece(text: text, kind: kind), to: &result[result.count - 1])
            }
        }
        return Array(result.prefix(lines.count))
    }

    private static func append(_ piece: Piece, to line: inout [Piece]) {
        guard !piece.text.isEmpty else { return }
        let before = line.last.map { $0.kind == piece.kind } == true ? line.removeLast().text : ""
        line.append(Piece(text: before + piece.text, kind: piece.kind))
    }

    private static func kind(of token: SwiftToken, before: String, after: SwiftToken?) -> TokenKind? {
        switch token.kind {
        case .comment: return token.text.hasPrefix("///") ? .documentation : .comment
        case .string, .stringRest, .regex: return .string
        case .number: return .number
        case .mark: return ["@", "#"].contains(token.text) && after?.kind == .word ? .attribute : nil
        case .space, .interpolation, .opening, .closing: return nil
        case .word: break
        }
        let word = token.text
        if ["@", "#"].contains(before) { return .attribute }
        let isMember = before == "." && word != "self" && word != "init"
        // In 'show(for movie: Movie)' and 'show(for: movie)' the word is a label.
        let isLabel = (before == "(" && word == "for") || (after?.text == ":" && word != "default")
        if !isMember, !isLabel, keywords.contains(word) { return .keyword }
        return word.first?.isUppercase == true ? .type : nil
    }

    private static let keywords = Set(
        Resource.text("keywords.txt").split(whereSeparator: \.isWhitespace).map(String.init))
}
