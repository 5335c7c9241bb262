/// The lines of a hunk, in one order for both ways to read them.
///
/// The lines stand as in git's diff. Each knows its row, so that the style can put it beside its partner. A line that
/// stands in both steps has a twin for the right-hand side, which is hidden where the diff is in one column.
struct HunkLines {
    private let lines: [HTML]
    private let isTwoSided: Bool

    init(of hunk: Hunk, oldNames: CodeLine.OldNames = []) {
        var (old, new): ([Place], [Place]) = ([], [])
        for (index, row) in hunk.rows.enumerated() {
            if let side = row.old { old.append(Place(row: index + 1, side: side, partner: row.new)) }
            if let side = row.new { new.append(Place(row: index + 1, side: side, partner: row.old)) }
        }
        isTwoSided = !old.isEmpty && !new.isEmpty
        let oldTokens = SwiftLexer.tokens(of: old.map(\.side.text))
        let newTokens = SwiftLexer.tokens(of: new.map(\.side.text))
        var (o, n) = (0, 0)
        lines = hunk.lines.flatMap { line -> [HTML] in
            defer {
                o += line.kind == .added ? 0 : 1
                n += line.kind == .removed ? 0 : 1
            }
            switch line.kind {
            case .removed:
                return [old[o].html("del", oldTokens[o], old: old[o].side.number)]
            case .added:
                return [
                    new[n].html("ins", newTokens[n], oldNames, old: new[n].partner?.number, new: new[n].side.number)
                ]
            case .context:
                let numbers = (old[o].side.number, new[n].side.number)
                return [
                    old[o].html("span", oldTokens[o], old: numbers.0, new: numbers.1),
                    old[o].html("span", oldTokens[o], new: numbers.1, isTwin: true),
                ]
            }
        }
    }

    /// All lines. Those of a file that is new, or gone, stand in one column always.
    var html: HTML {
        .element(
            "pre", ["class": isTwoSided ? "code diff two-sided" : "code diff"], HTML(joining: lines, separator: "\n"))
    }
}

/// Where a line of a hunk stands.
private struct Place {
    let row: Int
    let side: Row.Side
    let partner: Row.Side?

    func html(
        _ element: String, _ tokens: [SwiftLexer.Token], _ oldNames: CodeLine.OldNames = [], old: Int? = nil,
        new: Int? = nil, isTwin: Bool = false
    ) -> HTML {
        let line = CodeLine(tokens: tokens, words: partner == nil ? [] : side.words, oldNames: oldNames)
        let text = HTML.element("span", ["class": "text"], line.html)
        let style = "--r:\(row);--i:\(side.text.indent)"
        let (old, new) = (old.map(String.init) ?? "", new.map(String.init) ?? "")
        return isTwin
            ? .element(element, ["class": "line twin", "aria-hidden": "true", "data-n": new, "style": style], text)
            : .element(element, ["class": "line", "data-o": old, "data-n": new, "style": style], text)
    }
}
