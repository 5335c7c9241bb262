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
        return """
            <figure class="\(kind)" id="\(id)" tabindex="-1"><figcaption><span class="file">\(name)</span> \
            <span class="place">\(isNumbered ? place : "")</span> <span class="size">\(size)</span> \
            <span class="links">\(source ?? "")\
            <a class="permalink" href="#\(id)" title="Link to this hunk">permalink</a></span></figcaption>
            \(HunkLines(hunk: hunk, isRenamed: isRenamed).html)</figure>
            """
    }

    private var name: HTML {
        let old = Rename.undone(in: hunk.file)
        guard isRenamed, old != hunk.file else { return HTML(hunk.file) }
        return "<span class=\"was-file\">\(old) → </span>\(HTML(hunk.file).renamed)"
    }

    private var size: HTML {
        let counts = [Hunk.Change.Kind.added, .removed].map { kind in hunk.lines.count { $0.kind == kind } }
        let pieces = zip(counts, ["added", "removed"]).filter { $0.0 > 0 }.map { count, kind -> HTML in
            "<span class=\"\(kind)\">\(kind == "added" ? "+" : "−")\(count)</span>"
        }
        return HTML(pieces, separator: " ")
    }
}
