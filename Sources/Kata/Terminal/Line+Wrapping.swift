extension Line {
    var trimmed: Line { Line(glyphs.dropLast(glyphs.reversed().prefix(while: \.isSpace).count)) }

    func padded(to width: Int) -> Line { self + Line(String(repeating: " ", count: max(0, width - cells))) }

    /// The line in pieces of `width` cells at most, broken between words where that's possible. They continue at the same
    /// indentation.
    func wrapped(to width: Int) -> [Line] {
        let indent = Swift.min(glyphs.prefix(while: \.isSpace).count, width / 2)
        var (pieces, rest, head): ([Line], ArraySlice<Glyph>, Line) = ([], glyphs, "")
        repeat {
            var cells = head.cells
            var piece = rest.prefix {
                cells += $0.character.cells
                return cells <= width
            }
            if piece.isEmpty { piece = rest.prefix(1) }
            let start = piece.firstIndex { !$0.isSpace } ?? piece.endIndex
            if piece.endIndex < rest.endIndex, start < piece.endIndex,
                let space = (start + 1...piece.endIndex).last(where: { rest[$0].isSpace })
            {
                piece = rest[..<space]
            }
            pieces.append(head + Line(piece))
            rest = rest[piece.endIndex...].drop(while: \.isSpace)
            head = Line("").padded(to: indent)
        } while !rest.isEmpty
        return pieces
    }
}
