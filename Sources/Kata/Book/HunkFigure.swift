/// A hunk with its caption: the file, the place, the size of the change, and links to the whole file and to the hunk.
struct HunkFigure {
    let hunk: Hunk
    let chapter: String
    /// The later of the hunk's two steps, if the book contains that step's sources.
    var step: Step?
    /// Whether the page can undo the rename in this hunk.
    var isRenamed = false
    /// Whether the line numbers are known.
    var isNumbered = true

    /// Returns all hunks of the rename, and a switch that undoes the rename in them.
    static func lens(of hunks: [Hunk]) -> HTML {
        let figures = hunks.map { HunkFigure(hunk: $0, chapter: "lens", step: Step.all.last, isRenamed: true).html }
        return """
            <section class="rename-lens" aria-label="The rename, with undo"><p class="switch"><label for="undo">\
            <input type="checkbox" id="undo" /> Undo the rename</label>\
            <span class="verdict" role="status">No other difference.</span></p>
            \(figures, separator: "\n")</section>
            """
    }

    var html: HTML {
        let (id, isGone, old) = (Anchors.hunk(hunk, in: chapter), hunk.newStart == 0, Rename.undone(in: hunk.file))
        let hasOldName = isRenamed && old != hunk.file
        let was: HTML = hasOldName ? "<span class=\"was-file\">\(old) →</span> " : ""
        let name = hasOldName ? HTML(hunk.file).renamed : HTML(hunk.file)
        let source = (isGone ? step?.previous : step).map { step -> HTML in
            let anchor = Anchors.source(hunk.file, of: step, line: isGone ? hunk.oldStart : hunk.newStart)
            return "<a href=\"#\(anchor)\">in the file</a> "
        }
        let kind = isRenamed ? "lens" : isNumbered ? "hunk" : "hunk unnumbered"
        let place = hunk.isNewFile ? "new file" : isGone ? "deleted file" : "from line \(hunk.newStart)"
        let sizes = [("added", "+", Hunk.Change.Kind.added), ("removed", "−", .removed)].map { name, sign, kind in
            (name, sign, hunk.lines.count { $0.kind == kind })
        }
        let size = sizes.filter { $0.2 > 0 }.map { "<span class=\"\($0)\">\($1)\($2)</span>" as HTML }
        return """
            <figure class="\(kind)" id="\(id)" tabindex="-1"><figcaption><span class="file">\(was)\(name)</span> \
            <span class="place">\(isNumbered ? place : "")</span> <span class="size">\(size, separator: " ")</span> \
            <span class="links">\(source ?? "")\
            <a class="permalink" href="#\(id)" title="Link to this hunk">permalink</a></span></figcaption>
            \(lines)</figure>
            """
    }

    /// The lines in git's order. Each line has the number of its row, so that the style sheet can put counterparts side
    /// by side. A line that both steps share has a twin for the right-hand side. The twin is hidden when the diff is in
    /// one column, as the diff of a new or deleted file always is.
    private var lines: HTML {
        var (olds, news) = (side(\.old), side(\.new))
        let isTwoSided = !olds.isEmpty && !news.isEmpty
        let lines = hunk.lines.map { line -> HTML in
            let old = line.kind == .added ? nil : olds.popFirst()
            let new = line.kind == .removed ? nil : news.popFirst()
            return switch (old, new) {
            case (let old?, let new?):
                """
                <span class="line" data-o="\(old.number)" data-n="\(new.number)" \(old.html)</span>
                <span class="line twin" aria-hidden="true" data-n="\(new.number)" \(old.html)</span>
                """
            case (let old?, nil): "<del class=\"line\" data-o=\"\(old.number)\" data-n=\"\" \(old.html)</del>"
            case (nil, let new?): "<ins class=\"line\" data-o=\"\(new.old)\" data-n=\"\(new.number)\" \(new.html)</ins>"
            default: ""
            }
        }
        return "<pre class=\"\(isTwoSided ? "code diff two-sided" : "code diff")\">\(lines, separator: "\n")</pre>"
    }

    /// Returns one side's lines: each line's number, that of any old line in its row, and the rest of the element.
    private func side(_ side: KeyPath<Row, Row.Side?>) -> ArraySlice<(number: Int, old: String, html: HTML)> {
        let rows = zip(1..., hunk.rows).compactMap { number, row in row[keyPath: side].map { (number, row, $0) } }
        return zip(rows, Highlighter.pieces(of: rows.map(\.2.text))).map { place, pieces in
            let (number, row, line) = place
            let code = HTML.code(pieces, marks: line.marks, isRenamed: isRenamed && side == \.new)
            let html = "style=\"--r:\(number);--i:\(line.text.indent)\"><span class=\"text\">\(code)</span>" as HTML
            return (line.number, row.old.map { "\($0.number)" } ?? "", html)
        }[...]
    }
}
