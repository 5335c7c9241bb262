extension Line {
    /// The line without the space at its end.
    var trimmed: Line { Line(glyphs.dropLast(glyphs.reversed().prefix(while: \.isSpace).count)) }

    /// The line with space behind it, up to `width` cells.
    func padded(to width: Int) -> Line { self + Line(String(repeating: " ", count: max(0, width - cells))) }

    /// The line, with an ellipsis at its end where it is wider than `width`.
    func cut(to width: Int) -> Line { cells > width ? Line(glyphs.head(within: width - 1)) + "…" : self }

    /// The line in pieces of `width` cells at the most.
    ///
    /// Prose breaks between words, with the same indent. Code also breaks at other good places, indented deeper.
    func wrapped(to width: Int, asCode isCode: Bool = false) -> [Line] {
        let indent = Swift.min(glyphs.prefix(while: \.isSpace).count + (isCode ? 4 : 0), width / 2)
        var pieces: [Line] = []
        var rest = glyphs
        repeat {
            let isFirst = pieces.isEmpty
            var piece = rest.head(within: isFirst ? width : width - indent)
            if piece.isEmpty { piece = rest.prefix(1) }
            if piece.endIndex < rest.endIndex { piece = rest[..<rest.bestBreak(in: piece, asCode: isCode)] }
            pieces.append((isFirst ? "" : Line(String(repeating: " ", count: indent))) + Line(piece))
            rest = rest[piece.endIndex...].drop(while: \.isSpace)
        } while !rest.isEmpty
        return pieces
    }
}

extension Line.Glyph {
    fileprivate var isSpace: Bool { character == " " }
}

extension ArraySlice<Line.Glyph> {
    /// As many glyphs as fit.
    fileprivate func head(within width: Int) -> Self {
        var cells = 0
        return prefix {
            cells += $0.character.cells
            return cells <= width
        }
    }

    /// Where to break before the end of `piece`, which is as much as fits.
    fileprivate func bestBreak(in piece: Self, asCode isCode: Bool) -> Index {
        let start = isCode ? piece.startIndex + piece.count / 2 : piece.firstIndex { !$0.isSpace } ?? piece.endIndex
        let places = start + 1..<Swift.max(start + 1, piece.endIndex + 1)
        return places.last { isBreak($0, asCode: isCode) } ?? piece.endIndex
    }

    private func isBreak(_ index: Index, asCode isCode: Bool) -> Bool {
        switch (self[index - 1].character, self[index].character) {
        case (_, " "): true
        case ("(", ")"): false
        case (_, "."), ("(", _), ("<", _): isCode
        default: false
        }
    }
}
