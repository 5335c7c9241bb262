/// Writes one text as a chapter: prose to the left, what it explains to the right.
struct ChapterWriter {
    private let text: StepText
    private let contents: BookContents
    private var prose: ProseWriter
    private var traceCount = 0
    /// The hunks that the text's fences show, by the numbers of their blocks.
    var hunks: [Int: Hunk] = [:]
    /// The rename, which stands behind the fence that explains it, or else at the end.
    var lens: HTML?

    init(_ text: StepText, links: Links) {
        (self.text, contents, prose) = (text, links.contents, ProseWriter(links: links))
    }

    mutating func html() -> HTML {
        var pieces: [HTML] = []
        for (index, block) in text.blocks.enumerated() {
            switch block {
            case .prose(let lines):
                // What is behind the last heading stands beside the fence that follows, if one does.
                let hasFence = index + 1 < text.blocks.count
                let start = hasFence ? (lines.lastIndex { $0.hasPrefix("#") }).map { $0 + 1 } ?? 0 : lines.endIndex
                pieces.append(prose.html(MarkdownParser.blocks(of: Array(lines[..<start]))))
                guard hasFence else { continue }
                let beside = prose.html(MarkdownParser.blocks(of: Array(lines[start...])))
                pieces.append("<div class=\"pair\"><div class=\"prose\">\(beside)</div>")
            case .fence(let fence):
                if index == 0 || text.blocks[index - 1].prose == nil { pieces.append("<div class=\"pair\">") }
                pieces += [figure(fence, at: index), "</div>"]
                guard fence.words == ["text", "rename"], let lens else { continue }
                pieces.append(lens)
                self.lens = nil
            }
        }
        return HTML(pieces + [lens].compactMap(\.self), separator: "\n")
    }

    private mutating func figure(_ fence: StepText.Fence, at index: Int) -> HTML {
        if let hunk = hunks[index], let step = prose.links.step { return HunkFigure(hunk: hunk, step: step).html }
        if fence.words.starts(with: ["text", "trace"]), fence.words.count == 4 { return trace(fence) }
        if fence.words.count == 2, fence.words[0] == "swift" { return excerpt(fence) }
        let block = CodeBlock(lines: fence.lines, isSwift: fence.words.first == "swift")
        return "<div class=\"listing\">\(block.html)</div>"
    }

    /// A part of a trace as a picture, with its text to be unfolded.
    private mutating func trace(_ fence: StepText.Fence) -> HTML {
        traceCount += 1
        let title = "Step \(fence.words[2]), \(fence.words[3])"
        let picture = SequencePicture(
            of: fence.lines.joined(separator: "\n"), title: title, id: "\(prose.links.chapter)-trace-\(traceCount)")
        return """
            <figure class="picture sequence">\(HTML(raw: picture.svg))<figcaption>\(title)</figcaption>\
            <details><summary>The same in words</summary>\(CodeBlock(lines: fence.lines, isSwift: false).html)</details>\
            </figure>
            """
    }

    /// Some lines of a source, numbered as there.
    private func excerpt(_ fence: StepText.Fence) -> HTML {
        let path = fence.words[1].split(separator: "/").map(String.init)
        let step = Step.all.first { $0.folder == path.first }
        let file = step.flatMap { contents.lines[$0]?[path.last ?? ""] }
        let start = file.flatMap { $0.firstRange(of: fence.lines)?.lowerBound }.map { $0 + 1 }
        var name = HTML(fence.words[1])
        if let step, let start, let file = path.last {
            name = "<a href=\"#\(Anchors.source(file, of: step, line: start))\">\(name)</a>"
        }
        return """
            <figure class="excerpt"><figcaption><span class="file">\(name)</span></figcaption>\
            \(CodeBlock(lines: fence.lines, isSwift: true, start: start).html)</figure>
            """
    }
}
