/// A writer that lays out one chapter, with the prose on the left and the code that it explains on the right.
struct ChapterWriter {
    let chapter: Chapter
    let book: Book
    var headings: Set<String> = []
    var pictureCount = 0
    /// The rename, which follows the `text rename` fence or, if there is none, ends the chapter.
    private var lens: HTML?

    init(_ chapter: Chapter, of book: Book) {
        (self.chapter, self.book) = (chapter, book)
        if chapter.step == Step.all.last { lens = HunkFigure.lens(of: book.rename) }
    }

    mutating func html() -> HTML {
        HTML([html(of: chapter.text)] + [lens, task].compactMap(\.self), separator: "\n")
    }

    private mutating func html(of text: StepText) -> HTML {
        var pieces: [HTML] = []
        var prose: [String] = []
        var isRun = false
        for (index, block) in text.blocks.enumerated() {
            guard let fence = block.fence else {
                prose = block.prose ?? []
                continue
            }
            // All prose after the last heading, or after the links below it, goes next to the fence.
            let (above, goesOn) = (prose.lastIndex { $0.hasPrefix("#") || $0.contains(" · ") }, text.isRun(from: index))
            let start = above.map { prose[$0...].firstIndex(of: "") ?? prose.count } ?? 0
            pieces.append(markdown(Array(prose[..<start])))
            if goesOn, !isRun { pieces.append("<div class=\"run\">") }
            let beside = markdown(Array(prose[start...]))
            pieces += ["<div class=\"pair\"><div class=\"prose\">\(beside)</div>", figure(fence, at: index), "</div>"]
            if isRun, !goesOn { pieces.append("</div>") }
            (isRun, prose) = (goesOn, [])
            if fence.words == ["text", "rename"], let lens { (pieces, self.lens) = (pieces + [lens], nil) }
        }
        return HTML(prose.isEmpty ? pieces : pieces + [markdown(prose)], separator: "\n")
    }

    /// The exercises that follow this chapter.
    private var task: HTML? {
        let exercises = Exercise.all.filter { $0.text == chapter.path }
        guard let first = exercises.first else { return nil }
        let links = exercises.map { "exercise\u{A0}\($0.number): \($0.title)" as HTML }
        return """
            <aside class="now" aria-label="Now do it yourself"><p><strong>Now do</strong> \(links, separator: ", then ").</p>
            <p>Begin with <code>swift run kata start \(first.number)</code>.</p></aside>
            """
    }

    private func figure(_ fence: StepText.Fence, at index: Int) -> HTML {
        if let step = chapter.step, let hunk = book.hunks[step]?[index] {
            let html = HunkFigure(hunk: hunk, chapter: chapter.id, step: step).html
            let isRepeated = book.hunks[step]?.values.contains(where: hunk.repeats) == true
            let summary = HTML("\(hunk.file): the same change as in the text view")
            return isRepeated ? "<details class=\"fold\"><summary>\(summary)</summary>\(html)</details>" : html
        }
        if fence.words.first == "diff", let hunk = Hunk(of: fence, number: index) {
            let isNumbered = fence.lines.first?.hasPrefix("@@") == true
            return HunkFigure(hunk: hunk, chapter: chapter.id, isNumbered: isNumbered).html
        }
        if fence.words.starts(with: ["text", "trace"]), fence.words.count == 4 { return trace(fence) }
        if fence.words.count == 2, fence.words[0] == "swift" { return excerpt(fence) }
        return "<div class=\"listing\">\(.code(fence.lines, isSwift: fence.words.first == "swift"))</div>"
    }

    /// Returns part of a trace. The further from the view a call begins, the more it's indented.
    private func trace(_ fence: StepText.Fence) -> HTML {
        let depths = ["Presenter": 1, "Router": 2, "ViewModel": 2, "Interactor": 2, "Service": 3]
        let hops = fence.lines.map { line -> HTML in
            "<li style=\"--depth:\(depths[String(line.prefix(while: \.isLetter)), default: 0])\">\(line)</li>"
        }
        return """
            <figure class="hops"><figcaption>Step \(fence.words[2]), \(fence.words[3])</figcaption><ol>\(hops)</ol></figure>
            """
    }

    /// Returns some lines of a source file, with their line numbers.
    private func excerpt(_ fence: StepText.Fence) -> HTML {
        let path = fence.words[1].split(separator: "/").map(String.init)
        let step = book.steps.first { $0.folder == path.first }
        let file = step.flatMap { book.lines[$0]?[path.last ?? ""] }
        let start = file.flatMap { $0.firstRange(of: fence.lines)?.lowerBound }.map { $0 + 1 }
        var name = HTML(fence.words[1]).breakable
        if let step, let start, let file = path.last {
            name = "<a href=\"#\(Anchors.source(file, of: step, line: start))\">\(name)</a>"
        }
        // Indented code starts at the left edge here, because a phone has room for only 40 characters.
        let margin = fence.lines.filter { !$0.isBlank }.map(\.indent).min() ?? 0
        let code = HTML.code(fence.lines.map { String($0.dropFirst(margin)) }, start: start)
        return """
            <figure class="excerpt"><figcaption><span class="file">\(name)</span></figcaption>\
            \(code)</figure>
            """
    }
}

extension StepText {
    /// Whether the fence at `index` shows no hunk, and is followed in the same section by a trace or other plain text.
    fileprivate func isRun(from index: Int) -> Bool {
        guard index + 2 < blocks.count, blocks[index].fence?.hunkFile == nil, let next = blocks[index + 2].fence,
            let prose = blocks[index + 1].prose, !prose.contains(where: { $0.hasPrefix("#") })
        else { return false }
        return next.words.isEmpty || next.words.starts(with: ["text", "trace"]) || next.words == ["text"]
    }
}

extension Hunk {
    /// Whether the hunk changes the JSON view in the same way as `other` changes the text view.
    fileprivate func repeats(_ other: Hunk) -> Bool {
        file.hasPrefix("JSON") && file.replacing("JSON", with: "Text") == other.file && changed == other.changed
    }

    private var changed: [String] {
        lines.filter { $0.kind != .context }.map { "\($0.kind)\($0.text.replacing("JSON", with: "Text"))" }
    }

    /// Creates a hunk from a fence that quotes code from outside the steps.
    fileprivate init?(of fence: StepText.Fence, number: Int) {
        let header = fence.lines.first { $0.hasPrefix("@@") }
        self.init(file: fence.hunkFile ?? "", number: number, header: header ?? "@@ -1 +1 @@")
        lines = fence.lines.dropFirst(header == nil ? 0 : 1).map {
            Change(kind: $0.first.flatMap(Change.Kind.init) ?? .context, text: String($0.dropFirst()))
        }
    }
}
