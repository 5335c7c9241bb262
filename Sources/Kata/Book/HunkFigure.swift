import ExerciseKit

/// A hunk with its caption: the file, the place, the size of the change, and a link to the hunk.
struct HunkFigure {
    let hunk: Hunk
    let chapter: String
    /// Whether the page can undo the rename in this hunk.
    var isRenamed = false
    /// Whether the line numbers are known.
    var isNumbered = true

    /// Returns all hunks of the rename, and a switch that undoes the rename in them.
    static func lens(of hunks: [Hunk]) -> HTML {
        let figures = hunks.map { HunkFigure(hunk: $0, chapter: "lens", isRenamed: true).html }
        return """
            <section class="rename-lens" aria-label="The rename, with undo">
            <p class="switch">\
            <label for="undo"><input type="checkbox" id="undo" /> Undo the rename</label>\
            <span class="verdict" role="status">No other difference.</span></p>
            \(figures, separator: "\n")</section>
            """
    }

    var html: HTML {
        let id = Anchors.hunk(hunk, in: chapter)
        return """
            <figure class="\(kind)" id="\(id)" tabindex="-1">
            <figcaption><span class="file">\(name)</span> \
            <span class="place">\(place)</span> \
            <span class="size">\(size, separator: " ")</span> \
            <span class="links"><a href="#\(id)" title="Link to this hunk">permalink</a></span>
            </figcaption>
            \(lines)</figure>
            """
    }

    private var kind: HTML {
        if isRenamed { return "lens" }
        return isNumbered ? "hunk" : "hunk unnumbered"
    }

    private var name: HTML {
        let old = Rename.undone(in: hunk.file)
        guard isRenamed, old != hunk.file else { return HTML(text: hunk.file) }
        return "<span class=\"was-file\">\(old) →</span> \(HTML.renamed(hunk.file))"
    }

    private var place: String {
        guard isNumbered else { return "" }
        if hunk.isNewFile { return "new file" }
        return hunk.newStart == 0 ? "deleted file" : "from line \(hunk.newStart)"
    }

    private var size: [HTML] {
        let added = hunk.lines.count { $0.kind == .added }
        let removed = hunk.lines.count { $0.kind == .removed }
        let sizes: [HTML] = [
            added > 0 ? "<span class=\"added\">+\(added)</span>" : "",
            removed > 0 ? "<span class=\"removed\">−\(removed)</span>" : "",
        ]
        return sizes.filter { $0 != "" }
    }

    /// The lines in git's order. Each line has the number of its row, so that the style sheet can put counterparts side
    /// by side. A line that both steps share has a twin for the right-hand side. The twin is hidden when the diff is in
    /// one column, as the diff of a new or deleted file always is.
    private var lines: HTML {
        let rows = hunk.rows()
        var olds = side(\.old, of: rows)
        var news = side(\.new, of: rows)
        let kind: HTML = olds.isEmpty || news.isEmpty ? "code diff" : "code diff two-sided"
        let lines = hunk.lines.map { line -> HTML in
            let old = line.kind == .added ? nil : olds.popFirst()
            let new = line.kind == .removed ? nil : news.popFirst()
            return switch (old, new) {
            case (let old?, let new?):
                """
                <span class="line" data-o="\(old.number)" data-n="\(new.number)" \(old.html)</span>
                <span class="line twin" aria-hidden="true" data-n="\(new.number)" \(old.html)</span>
                """
            case (let old?, nil):
                "<del class=\"line\" data-o=\"\(old.number)\" data-n=\"\" \(old.html)</del>"
            case (nil, let new?):
                """
                <ins class="line" data-o="\(new.counterpart)" data-n="\(new.number)" \(new.html)</ins>
                """
            default: ""
            }
        }
        return "<pre class=\"\(kind)\">\(lines, separator: "\n")</pre>"
    }

    /// A line of one side: its number, that of any old line in its row, and the rest of the element.
    private struct Line {
        let number: Int
        let counterpart: String
        let html: HTML
    }

    /// Returns the lines of one side. The side is highlighted as a whole, because a string or a comment may be long.
    private func side(_ side: KeyPath<Row, Row.Side?>, of rows: [Row]) -> ArraySlice<Line> {
        let texts = rows.compactMap { $0[keyPath: side]?.text }
        var pieces = Highlighter.pieces(of: texts)[...]
        var lines: [Line] = []
        for (number, row) in zip(1..., rows) {
            guard let line = row[keyPath: side], let next = pieces.popFirst() else { continue }
            let code = HTML.code(next, marks: line.marks, isRenamed: isRenamed && side == \.new)
            let style: HTML = "--r:\(number);--i:\(line.text.indent)"
            lines.append(
                Line(
                    number: line.number,
                    counterpart: row.old.map { "\($0.number)" } ?? "",
                    html: "style=\"\(style)\"><span class=\"text\">\(code)</span>"))
        }
        return lines[...]
    }
}
