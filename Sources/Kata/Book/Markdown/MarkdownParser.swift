import Foundation

/// Parses the Markdown of the texts. Unknown markup stays as text.
struct MarkdownParser {
    private var lines: ArraySlice<String>
    /// How many lists and quotes the lines are nested in.
    private let depth: Int
    /// Each list or quote reads its lines again, so deeper ones are text.
    private static let maximumDepth = 16

    static func blocks(of lines: [String], depth: Int = 0) -> [MarkdownBlock] {
        var parser = MarkdownParser(lines: lines[...], depth: depth)
        var blocks: [MarkdownBlock] = []
        while let line = parser.lines.first {
            if line.isBlank {
                parser.lines.removeFirst()
            } else if !parser.dropComment() {
                blocks.append(parser.block(startingWith: line))
            }
        }
        return blocks
    }

    private mutating func block(startingWith line: String) -> MarkdownBlock {
        if let fence = CodeFence(opening: line) { return code(in: fence) }
        if line.hasPrefix("#"), let match = line.wholeMatch(of: /(#{1,6}) +(.*?)(?: +#+)?\s*/) {
            lines.removeFirst()
            return .heading(level: match.1.count, InlineParser.inlines(of: String(match.2)))
        }
        if line.isRule {
            lines.removeFirst()
            return .rule
        }
        if depth < Self.maximumDepth {
            if line.hasPrefix(">") { return quote() }
            if let marker = ListMarker(of: line) { return list(like: marker) }
        }
        if let table = table() { return table }
        return paragraph()
    }

    private mutating func code(in fence: CodeFence) -> MarkdownBlock {
        lines.removeFirst()
        let code = lines.prefix { !fence.isClosed(by: $0) }
        lines = lines.dropFirst(code.count + 1)
        return .code(words: fence.words, lines: code.map { $0.dedented(by: fence.indent) })
    }

    private mutating func quote() -> MarkdownBlock {
        let quote = lines.prefix { $0.hasPrefix(">") }
        lines = lines.dropFirst(quote.count)
        return .quote(
            Self.blocks(of: quote.map { String($0.dropFirst($0.hasPrefix("> ") ? 2 : 1)) }, depth: depth + 1))
    }

    private mutating func list(like first: ListMarker) -> MarkdownBlock {
        var items: [[MarkdownBlock]] = []
        while let line = lines.first, let marker = ListMarker(of: line), marker.isOrdered == first.isOrdered {
            items.append(item(with: marker))
        }
        return .list(start: first.number, items: items)
    }

    private mutating func item(with marker: ListMarker) -> [MarkdownBlock] {
        var item = [String(lines.removeFirst().dropFirst(marker.width))]
        while let line = lines.first {
            let next = lines.dropFirst().first { !$0.isBlank }
            let isLazy =
                !line.isBlank && item.last?.isBlank == false && !line.startsBlock && ListMarker(of: line) == nil
            let isInside = line.isBlank ? (next?.indent ?? 0) >= marker.width : line.indent >= marker.width || isLazy
            guard isInside else { break }
            item.append(lines.removeFirst().dedented(by: marker.width))
        }
        // The blank lines between two items belong to neither.
        if let next = lines.first(where: { !$0.isBlank }), ListMarker(of: next)?.isOrdered == marker.isOrdered {
            lines = lines.drop(while: \.isBlank)
        }
        return Self.blocks(of: item, depth: depth + 1)
    }

    private mutating func paragraph() -> MarkdownBlock {
        var paragraph = [lines.removeFirst()]
        while let line = lines.first, !line.isBlank, !line.startsBlock { paragraph.append(lines.removeFirst()) }
        let text = paragraph.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
        return .paragraph(InlineParser.inlines(of: text))
    }

    /// Drops a comment that begins a line. One that never ends is text.
    private mutating func dropComment() -> Bool {
        guard lines.first?.hasPrefix("<!--") == true,
            let last = lines.firstIndex(where: { $0.contains("-->") }),
            let end = lines[last].range(of: "-->")
        else { return false }
        let rest = String(lines[last][end.upperBound...])
        lines = lines[(last + 1)...]
        if !rest.isBlank { lines = [rest] + lines }
        return true
    }

    /// Reads a table, if there's one here: a head, a line of dashes, rows.
    private mutating func table() -> MarkdownBlock? {
        guard let head = lines.first, head.hasPrefix("|"),
            let dashes = lines.dropFirst().first, dashes.wholeMatch(of: /\|(?:\s*:?-+:?\s*\|)+\s*/) != nil
        else { return nil }
        let rows = lines.dropFirst(2).prefix { $0.hasPrefix("|") }
        lines = lines.dropFirst(2 + rows.count)
        let cells = ([head] + rows).map(Self.cells)
        let width = cells.map(\.count).max() ?? 0
        let padded = cells.map { row in
            (row + Array(repeating: "", count: width - row.count)).map(InlineParser.inlines)
        }
        let isRight = Self.cells(of: dashes).map { $0.hasSuffix(":") && !$0.hasPrefix(":") }
        return .table(
            head: padded[0], rows: Array(padded.dropFirst()),
            isRight: isRight + Array(repeating: false, count: max(0, width - isRight.count)))
    }

    /// Splits a row at its bars, except within code and after a backslash.
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
