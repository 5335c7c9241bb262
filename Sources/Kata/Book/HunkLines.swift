/// The lines of a hunk, in one order for both ways to read them.
///
/// The lines are in git's order. Each has its row, so that the style can put it beside its partner. A line in both
/// steps has a twin for the right-hand side, which is hidden when the diff is in one column.
struct HunkLines {
    let hunk: Hunk
    /// Whether the page can undo the rename in these lines.
    let isRenamed: Bool

    /// All lines. Those of a new or deleted file are always in one column.
    var html: HTML {
        let (old, new) = (places(\.old, \.new), places(\.new, \.old))
        var (olds, news) = (old[...], new[...])
        let lines = hunk.lines.flatMap { line -> [HTML] in
            let before = line.kind == .added ? nil : olds.popFirst()
            let after = line.kind == .removed ? nil : news.popFirst()
            guard let before else {
                return [
                    after?.html("ins", isRenamed: isRenamed, old: after?.partner?.number, new: after?.side.number) ?? ""
                ]
            }
            guard let after else { return [before.html("del", old: before.side.number)] }
            let (o, n) = (before.side.number, after.side.number)
            return [before.html("span", old: o, new: n), before.html("span", new: n, isTwin: true)]
        }
        let isTwoSided = !old.isEmpty && !new.isEmpty
        return "<pre class=\"\(isTwoSided ? "code diff two-sided" : "code diff")\">\(lines, separator: "\n")</pre>"
    }

    private func places(_ side: KeyPath<Row, Row.Side?>, _ other: KeyPath<Row, Row.Side?>) -> [Place] {
        let rows = hunk.rows.enumerated().compactMap { index, row in
            row[keyPath: side].map { (number: index + 1, side: $0, partner: row[keyPath: other]) }
        }
        return zip(rows, Highlighter.pieces(of: rows.map(\.side.text))).map {
            Place(row: $0.number, side: $0.side, partner: $0.partner, pieces: $1)
        }
    }
}

/// The place of a line in a hunk.
private struct Place {
    let row: Int
    let side: Row.Side
    let partner: Row.Side?
    let pieces: [Highlighter.Piece]

    func html(
        _ element: String, isRenamed: Bool = false, old: Int? = nil, new: Int? = nil, isTwin: Bool = false
    ) -> HTML {
        let line = CodeLine(pieces: pieces, words: partner == nil ? [] : side.words, isRenamed: isRenamed)
        let (old, new) = (old.map(String.init) ?? "", new.map(String.init) ?? "")
        let kind: HTML = isTwin ? "class=\"line twin\" aria-hidden=\"true\"" : "class=\"line\" data-o=\"\(old)\""
        return """
            <\(element) \(kind) data-n="\(new)" style="--r:\(row);--i:\(side.text.indent)"><span class="text">\
            \(line.html)</span></\(element)>
            """
    }
}
