extension Line {
    var trimmed: Line { Line(glyphs.dropLast(glyphs.reversed().prefix(while: \.isSpace).count)) }

    func padded(to width: Int) -> Line { self + Line(String(repeating: " ", count: max(0, width - cells))) }

    /// The line, cut with an ellipsis if it's wider than `width`.
    func cut(to width: Int) -> Line { cells > width ? Line(glyphs.head(within: width - 1)) + "…" : self }

    /// The line in pieces of `width` cells at most.
    ///
    /// Prose breaks between words, and continues at the same indentation. Code also breaks at other places, where few
    /// brackets are open, and continues at a deeper indentation.
    func wrapped(to width: Int, asCode isCode: Bool = false) -> [Line] {
        let indent = Swift.min(glyphs.prefix(while: \.isSpace).count + (isCode ? 4 : 0), width / (isCode ? 3 : 2))
        var (pieces, rest, head): ([Line], ArraySlice<Glyph>, Line) = ([], glyphs, "")
        repeat {
            var piece = rest.head(within: width - head.cells)
            if piece.isEmpty { piece = rest.prefix(1) }
            if piece.endIndex < rest.endIndex { piece = rest[..<rest.bestBreak(in: piece, asCode: isCode)] }
            pieces.append(head + Line(piece))
            rest = rest[piece.endIndex...].drop(while: \.isSpace)
            head = Line("").padded(to: indent)
        } while !rest.isEmpty
        return pieces
    }
}

extension Line.Glyph {
    fileprivate var isSpace: Bool { character == " " }
}

extension ArraySlice<Line.Glyph> {
    fileprivate func head(within width: Int) -> Self {
        var cells = 0
        return prefix {
            cells += $0.character.cells
            return cells <= width
        }
    }

    /// Returns where to break `piece`, which is as much as fits: prose between words, code where it costs least.
    fileprivate func bestBreak(in piece: Self, asCode isCode: Bool) -> Index {
        let start = piece.firstIndex { !$0.isSpace } ?? piece.endIndex
        let isComment = piece[start...].prefix(2).map(\.character) == ["/", "/"]
        guard isCode, !isComment else {
            let places = start + 1..<Swift.max(start + 1, piece.endIndex + 1)
            return places.last { self[$0].isSpace } ?? piece.endIndex
        }
        var (depth, isString): (Int, Bool) = (0, false)
        var best = (index: piece.endIndex, cost: Int.max)
        for index in piece[start...].indices {
            switch self[index].character {
            case "\"": isString.toggle()
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
            guard let price = price(ofBreakAt: index + 1, isString: isString) else { continue }
            let cost = price + 4 * depth + 12 * (piece.endIndex - index) / piece.count
            if cost <= best.cost { best = (index + 1, cost) }
        }
        return best.index
    }

    /// Returns the cost of a break in code: lowest after a comma, highest within a name; nil elsewhere.
    private func price(ofBreakAt index: Index, isString: Bool) -> Int? {
        let (before, after) = (self[index - 1].character, self[index].character)
        return switch (before, after) {
        case (_, " ") where isString: 12
        case (",", " "), (";", " "): 0
        case (":", " "): 6
        case (_, " "): self[index...].dropFirst().first?.character == "{" ? 8 : 2
        case ("(", ")"), ("[", "]"): nil
        case ("(", _), ("[", _): isString ? nil : 4
        case (_, ".") where !isString && !before.isNumber: 3
        default: before.isLowercase && after.isUppercase ? 100 : nil
        }
    }
}
