/// A hunk with its caption: the file, the place, the size of the change, and links to the whole file and to the hunk.
struct HunkFigure {
    let hunk: Hunk
    let chapter: String
    /// The step that it leads to, if the book has its sources.
    var step: Step?
    /// Whether the page can undo the rename in this hunk.
    var isRenamed = false
    /// Whether the line numbers are known.
    var isNumbered = true

    var html: HTML {
        let id = Anchors.hunk(hunk, in: chapter)
        let isGone = hunk.newStart == 0
        let source = step.map { step -> HTML in
            let anchor = Anchors.source(
                hunk.file, of: isGone ? step.previous ?? step : step, line: isGone ? hunk.oldStart : hunk.newStart)
            return "<a href=\"#\(anchor)\">in the file</a> "
        }
        let kind = isRenamed ? "lens" : isNumbered ? "hunk" : "hunk unnumbered"
        let place = hunk.isNewFile ? "new file" : isGone ? "deleted file" : "from line \(hunk.newStart)"
        let sizes = [("added", "+", Hunk.Change.Kind.added), ("removed", "−", .removed)].map { name, sign, kind in
            (name, sign, hunk.lines.count { $0.kind == kind })
        }
        let size = sizes.filter { $0.2 > 0 }.map { "<span class=\"\($0)\">\($1)\($2)</span>" as HTML }
        return """
            <figure class="\(kind)" id="\(id)" tabindex="-1"><figcaption><span class="file">\(name)</span> \
            <span class="place">\(isNumbered ? place : "")</span> <span class="size">\(size, separator: " ")</span> \
            <span class="links">\(source ?? "")\
            <a class="permalink" href="#\(id)" title="Link to this hunk">permalink</a></span></figcaption>
            \(lines)</figure>
            """
    }

    private var name: HTML {
        let old = Rename.undone(in: hunk.file)
        guard isRenamed, old != hunk.file else { return HTML(hunk.file) }
        return "<span class=\"was-file\">\(old) → </span>\(HTML(hunk.file).renamed)"
    }

    /// The lines in git's order. Each has its row, so that the style can put it beside its partner. A line in both
    /// steps has a twin for the right-hand side, which is hidden when the diff is in one column, as that of a new or
    /// deleted file always is.
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

    /// The lines of one side: the number, the old line's in the same row, and the rest of the element.
    private func side(_ side: KeyPath<Row, Row.Side?>) -> ArraySlice<(number: Int, old: String, html: HTML)> {
        let rows = hunk.rows.enumerated().compactMap { index, row in row[keyPath: side].map { (index + 1, row, $0) } }
        return zip(rows, Highlighter.pieces(of: rows.map(\.2.text))).map { place, pieces in
            let (number, row, line) = place
            let words = row.old != nil && row.new != nil ? line.words : []
            let code = HTML.code(pieces, words: words, isRenamed: isRenamed && side == \.new)
            let html = "style=\"--r:\(number);--i:\(line.text.indent)\"><span class=\"text\">\(code)</span>" as HTML
            return (line.number, row.old.map { "\($0.number)" } ?? "", html)
        }[...]
    }
}
