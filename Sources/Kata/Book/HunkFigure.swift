/// A hunk with its caption: the file, the place, how much changes, and links to the whole file and to the hunk.
struct HunkFigure {
    let hunk: Hunk
    let step: Step
    /// Whether the page can undo the rename in it.
    var isRenamed = false

    var html: HTML {
        let id = isRenamed ? Anchors.lens(hunk) : Anchors.hunk(hunk, of: step)
        let isGone = hunk.newStart == 0
        let source = Anchors.source(
            hunk.file, of: isGone ? step.previous ?? step : step, line: isGone ? hunk.oldStart : hunk.newStart)
        return """
            <figure class="\(isRenamed ? "lens" : "hunk")" id="\(id)" data-file="\(hunk.file)" data-step="\(step.number)" \
            tabindex="-1"><figcaption><span class="file">\(name)</span> <span class="place">\(place)</span> \
            <span class="size">\(size)</span> <span class="links"><a href="#\(source)">in the file</a> \
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
