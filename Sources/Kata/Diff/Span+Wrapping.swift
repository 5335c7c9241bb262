extension [Span] {
    /// How many cells of a terminal's line the text takes.
    var cells: Int { map(\.text.cells).reduce(0, +) }

    /// The text without space at its end.
    var trimmed: [Span] {
        var spans = self
        while let last = spans.popLast() {
            let text = last.text.reversed().drop { $0 == " " }.reversed()
            if !text.isEmpty { return spans + [Span(String(text), last.ink)] }
        }
        return spans
    }

    /// The text in lines of `width` cells at the most. A line is broken between words if there is a place for it in its
    /// second half. What continues it stands deeper than it began.
    func wrapped(to width: Int) -> [[Span]] {
        var rest = flatMap { span in span.text.map { Glyph(character: $0, ink: span.ink) } }[...]
        let indent = Swift.min(rest.prefix { $0.isSpace }.count + 4, width / 2)
        var lines: [[Span]] = []
        repeat {
            let room = lines.isEmpty ? width : width - indent
            let head = rest.head(within: room)
            rest = rest[head.endIndex...].drop { $0.isSpace }
            var line = head.spans
            if !lines.isEmpty { line.insert(Span(String(repeating: " ", count: indent)), at: 0) }
            lines.append(line)
        } while !rest.isEmpty
        return lines
    }
}

private struct Glyph {
    let character: Character
    let ink: Span.Ink

    var isSpace: Bool { character == " " }
}

extension ArraySlice<Glyph> {
    /// As many glyphs as fit, and at least one; up to the end of a word where that is not far back.
    fileprivate func head(within room: Int) -> Self {
        var (end, cells) = (startIndex, 0)
        while end < endIndex, end == startIndex || cells + self[end].character.cells <= room {
            cells += self[end].character.cells
            end += 1
        }
        guard end < endIndex else { return self }
        let middle = startIndex + (end - startIndex) / 2
        return self[..<((middle + 1..<end + 1).last { isBreakable(at: $0) } ?? end)]
    }

    private func isBreakable(at index: Int) -> Bool {
        switch (self[index - 1].character, self[index].character) {
        case ("(", ")"): false
        case (_, " "), (_, "."), ("(", _), ("<", _): true
        default: false
        }
    }

    /// The glyphs in pieces of one ink each.
    fileprivate var spans: [Span] {
        var spans: [Span] = []
        for glyph in self {
            if let last = spans.last, last.ink == glyph.ink {
                spans[spans.count - 1] = Span(last.text + String(glyph.character), glyph.ink)
            } else {
                spans.append(Span(String(glyph.character), glyph.ink))
            }
        }
        return spans
    }
}
