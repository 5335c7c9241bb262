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
        let rows = hunk.rows
        var (olds, news) = (places(\.old, in: rows)[...], places(\.new, in: rows)[...])
        let isTwoSided = !olds.isEmpty && !news.isEmpty
        let lines = hunk.lines.flatMap { line -> [HTML] in
            let old = line.kind == .added ? nil : olds.popFirst()
            let new = line.kind == .removed ? nil : news.popFirst()
            switch (old, new) {
            case (let old?, let new?):
                return [
                    html("span", old, old: old.number, new: new.number),
                    html("span", old, new: new.number, isTwin: true),
                ]
            case (let old?, nil): return [html("del", old, old: old.number)]
            case (nil, let new?): return [html("ins", new, old: rows[new.row - 1].old?.number, new: new.number)]
            default: return []
            }
        }
        return "<pre class=\"\(isTwoSided ? "code diff two-sided" : "code diff")\">\(lines, separator: "\n")</pre>"
    }

    /// A line of one side: its row and number, and what it's made of.
    private typealias Place = (row: Int, number: Int, pieces: [Highlighter.Piece], words: [Words], indent: Int)

    private func places(_ side: KeyPath<Row, Row.Side?>, in rows: [Row]) -> [Place] {
        let sides = rows.enumerated().compactMap { index, row in row[keyPath: side].map { (index, row, $0) } }
        return zip(sides, Highlighter.pieces(of: sides.map(\.2.text))).map { side, pieces in
            let (index, row, line) = side
            let hasPartner = row.old != nil && row.new != nil
            return (index + 1, line.number, pieces, hasPartner ? line.words : [], line.text.indent)
        }
    }

    private func html(_ element: String, _ line: Place, old: Int? = nil, new: Int? = nil, isTwin: Bool = false) -> HTML
    {
        let code = CodeLine(pieces: line.pieces, words: line.words, isRenamed: isRenamed && element == "ins").html
        let (old, new) = (old.map(String.init) ?? "", new.map(String.init) ?? "")
        let kind: HTML = isTwin ? "class=\"line twin\" aria-hidden=\"true\"" : "class=\"line\" data-o=\"\(old)\""
        return """
            <\(element) \(kind) data-n="\(new)" style="--r:\(line.row);--i:\(line.indent)"><span class="text">\
            \(code)</span></\(element)>
            """
    }
}
