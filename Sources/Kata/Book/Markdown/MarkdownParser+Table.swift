import Foundation

extension MarkdownParser {
    /// Takes a table, if one stands here: a head, a line of dashes, rows.
    mutating func table() -> MarkdownBlock? {
        guard let head = lines.first, head.hasPrefix("|"),
            lines.dropFirst().first?.wholeMatch(of: /\|(?:\s*:?-+:?\s*\|)+\s*/) != nil
        else { return nil }
        let rows = lines.dropFirst(2).prefix { $0.hasPrefix("|") }
        lines = lines.dropFirst(2 + rows.count)
        let cells = ([head] + rows).map(Self.cells)
        let width = cells.map(\.count).max() ?? 0
        let padded = cells.map { row in
            (row + Array(repeating: "", count: width - row.count)).map(InlineParser.inlines)
        }
        return .table(head: padded[0], rows: Array(padded.dropFirst()))
    }

    /// Splits a row at its bars, except within code and behind a backslash.
    private static func cells(of row: String) -> [String] {
        var cells = [""]
        var isCode = false
        var isEscaped = false
        for character in row.trimmingCharacters(in: .whitespaces).dropFirst() {
            if character == "`", !isEscaped { isCode.toggle() }
            if character == "|", isEscaped {
                cells[cells.count - 1].removeLast()
                cells[cells.count - 1].append(character)
            } else if character == "|", !isCode {
                cells.append("")
            } else {
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        if cells.last?.isBlank == true { cells.removeLast() }
        return cells.map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
