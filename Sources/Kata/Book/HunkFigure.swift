/// A hunk with its caption: the file, the place, the size of the change, and links to the whole file and to the hunk.
struct HunkFigure {
    private let hunk: Hunk
    private let id: String
    /// The step that it leads to, if the book has its sources.
    private let step: Step?
    /// Whether the page can undo the rename in this hunk.
    private let isRenamed: Bool
    /// Whether the line numbers are known.
    private var isNumbered = true

    init(hunk: Hunk, step: Step, isRenamed: Bool = false) {
        (self.hunk, self.step, self.isRenamed) = (hunk, step, isRenamed)
        id = isRenamed ? Anchors.lens(hunk) : Anchors.hunk(hunk, of: step)
    }

    /// A hunk between sources outside the steps.
    init(hunk: Hunk, id: String, isNumbered: Bool) {
        (self.hunk, self.id, self.isNumbered, step, isRenamed) = (hunk, id, isNumbered, nil, false)
    }

    var html: HTML {
        let isGone = hunk.newStart == 0
        let source = step.map { step -> HTML in
            let anchor = Anchors.source(
                hunk.file, of: isGone ? step.previous ?? step : step, line: isGone ? hunk.oldStart : hunk.newStart)
            return "<a href=\"#\(anchor)\">in the file</a> "
        }
        let data = step.map { " data-step=\"\($0.number)\"" as HTML } ?? ""
        return """
            <figure class="\(isRenamed ? "lens" : isNumbered ? "hunk" : "hunk unnumbered")" id="\(id)" data-file="\(hunk.file)"\(data) \
            tabindex="-1"><figcaption><span class="file">\(name)</span> <span class="place">\(place)</span> \
            <span class="size">\(size)</span> <span class="links">\(source ?? "")\
            <a class="permalink" href="#\(id)" title="Link to this hunk">permalink</a></span></figcaption>
            \(HunkLines(hunk: hunk, isRenamed: isRenamed).html)</figure>
            """
    }

    private var name: HTML {
        let old = Rename.undone(in: hunk.file)
        guard isRenamed, old != hunk.file else { return HTML(hunk.file) }
        let new = CodeLine(pieces: [.init(text: hunk.file, kind: nil)], isRenamed: true).html
        return "<span class=\"was-file\">\(old) → </span>\(new)"
    }

    private var place: String {
        if !isNumbered { return "" }
        if hunk.isNewFile { return "new file" }
        return hunk.newStart == 0 ? "deleted file" : "from line \(hunk.newStart)"
    }

    private var size: HTML {
        let (added, removed) = (hunk.lines.count { $0.kind == .added }, hunk.lines.count { $0.kind == .removed })
        let pieces: [HTML] = [
            added > 0 ? "<span class=\"added\">+\(added)</span>" : "",
            removed > 0 ? "<span class=\"removed\">−\(removed)</span>" : "",
        ]
        return HTML(pieces.filter { $0 != "" }, separator: " ")
    }
}
