/// A hunk with its caption: the file, the place, how much changes, and the ways to the whole file and to the hunk.
struct HunkFigure {
    let hunk: Hunk
    let step: Step
    let kind: Kind

    /// What a hunk is shown for.
    enum Kind {
        /// The text tells of it.
        case narrated
        /// It shows the rename; the file had another name in the step before, perhaps.
        case lens(oldFile: String)
    }

    /// The hunk with its caption.
    var html: HTML {
        let attributes: KeyValuePairs = [
            "class": isLens ? "lens" : "hunk", "id": id, "data-file": hunk.file, "data-step": "\(step.number)",
            "tabindex": "-1",
        ]
        return .element("figure", attributes, [caption, "\n", HunkLines(of: hunk, oldNames: oldNames).html])
    }

    private var isLens: Bool { if case .lens = kind { true } else { false } }

    private var id: String { isLens ? Anchors.lens(hunk) : Anchors.hunk(hunk, of: step) }

    private var oldNames: CodeLine.OldNames { isLens ? Rename.words.map { ($0.1, $0.0) } : [] }

    private var caption: HTML {
        .element(
            "figcaption", [:],
            [
                .element("span", ["class": "file"], name), " ", .element("span", ["class": "place"], HTML(place)), " ",
                .element("span", ["class": "size"], size), " ",
                .element("span", ["class": "links"], [wholeFile, " ", permalink]),
            ])
    }

    private var name: HTML {
        guard case .lens(let oldFile) = kind, oldFile != hunk.file else { return HTML(hunk.file) }
        return [
            .element("span", ["class": "was-file"], HTML("\(oldFile) → ")),
            CodeLine(tokens: [.init(text: hunk.file, kind: nil)], oldNames: oldNames).html,
        ]
    }

    private var place: String {
        if hunk.isNewFile { return "new file" }
        return hunk.newStart == 0 ? "deleted file" : "from line \(hunk.newStart)"
    }

    private var size: HTML {
        let (added, removed) = (hunk.lines.count { $0.kind == .added }, hunk.lines.count { $0.kind == .removed })
        var pieces: [HTML] = []
        if added > 0 { pieces.append(.element("span", ["class": "added"], HTML("+\(added)"))) }
        if removed > 0 { pieces.append(.element("span", ["class": "removed"], HTML("−\(removed)"))) }
        return HTML(joining: pieces, separator: " ")
    }

    private var wholeFile: HTML {
        let isGone = hunk.newStart == 0
        let line = isGone ? hunk.oldStart : hunk.newStart
        let source = Anchors.source(hunk.file, of: isGone ? step.previous ?? step : step, line: line)
        return .element("a", ["href": "#\(source)"], "in the file")
    }

    private var permalink: HTML {
        .element("a", ["class": "permalink", "href": "#\(id)", "title": "Link to this hunk"], "permalink")
    }
}
