/// Writes one text as a chapter: prose to the left, what it tells of to the right.
struct ChapterWriter {
    private let text: StepText
    private let contents: BookContents
    private let narration: Narration?
    private let lens: RenameLens?
    private let pictures: BookPictures
    private var prose: ProseWriter
    private var traceCount = 0

    /// Takes the text of a step, or of the front page.
    init(
        _ text: StepText, links: Links, narration: Narration? = nil, lens: RenameLens? = nil, pictures: BookPictures
    ) {
        (self.text, self.narration, self.lens, self.pictures) = (text, narration, lens, pictures)
        contents = links.contents
        prose = ProseWriter(links: links, pictures: pictures)
    }

    /// The whole text. The lens stands behind the fence that tells of the rename, or else at the end.
    mutating func html() throws -> HTML {
        var pieces: [HTML] = []
        var waiting = lens
        for (index, block) in text.blocks.enumerated() {
            switch block {
            case .prose(let lines):
                guard index + 1 < text.blocks.count else {
                    pieces.append(try prose.html(MarkdownParser.blocks(of: lines)))
                    continue
                }
                let start = (lines.lastIndex { $0.hasPrefix("#") }).map { $0 + 1 } ?? 0
                pieces.append(try prose.html(MarkdownParser.blocks(of: Array(lines[..<start]))))
                let beside = try prose.html(MarkdownParser.blocks(of: Array(lines[start...])))
                pieces.append(HTML(raw: "<div class=\"pair\"><div class=\"prose\">\(beside.source)</div>"))
            case .fence(let fence):
                if index == 0 || !text.blocks[index - 1].isProse { pieces.append(HTML(raw: "<div class=\"pair\">")) }
                pieces.append(try figure(fence, at: index))
                pieces.append(HTML(raw: "</div>"))
                if fence.words == ["text", "rename"], let lens = waiting {
                    pieces.append(lens.html)
                    waiting = nil
                }
            }
        }
        if let waiting { pieces.append(waiting.html) }
        return HTML(joining: pieces, separator: "\n")
    }

    private mutating func figure(_ fence: StepText.Fence, at index: Int) throws -> HTML {
        if let hunk = narration?.hunks[index], let step = prose.links.step {
            return HunkFigure(hunk: hunk, step: step, kind: .narrated).html
        }
        if fence.words.starts(with: ["text", "trace"]), fence.words.count == 4 { return try trace(fence) }
        if fence.words.count == 2, fence.words[0] == "swift" { return excerpt(fence) }
        let block = CodeBlock(lines: fence.lines, isSwift: fence.words.first == "swift")
        return .element("div", ["class": "listing"], block.html)
    }

    /// A part of a trace as a picture, with its words to be unfolded.
    private mutating func trace(_ fence: StepText.Fence) throws -> HTML {
        traceCount += 1
        let title = "Step \(fence.words[2]), \(fence.words[3])"
        let id = "\(prose.links.chapter)-trace-\(traceCount)"
        let svg = try pictures.sequence(fence.lines.joined(separator: "\n"), title, id)
        let words = HTML.element(
            "details", [:],
            [.element("summary", [:], "The same in words"), CodeBlock(lines: fence.lines, isSwift: false).html])
        return .element(
            "figure", ["class": "picture sequence"],
            [HTML(raw: svg), .element("figcaption", [:], HTML(title)), words])
    }

    /// Some lines of a source, numbered as there.
    private func excerpt(_ fence: StepText.Fence) -> HTML {
        let path = fence.words[1].split(separator: "/").map(String.init)
        let step = Step.all.first { $0.folder == path.first }
        let file = step.flatMap { contents.sources[$0]?[path.last ?? ""] }
        let start = file.flatMap { $0.firstRange(of: fence.lines)?.lowerBound }.map { $0 + 1 }
        var name = HTML(fence.words[1])
        if let step, let start, let file = path.last {
            name = .element("a", ["href": "#\(Anchors.source(file, of: step, line: start))"], name)
        }
        return .element(
            "figure", ["class": "excerpt"],
            [
                .element("figcaption", [:], .element("span", ["class": "file"], name)),
                CodeBlock(lines: fence.lines, isSwift: true, start: start).html,
            ])
    }
}

extension StepText.Block {
    fileprivate var isProse: Bool { if case .prose = self { true } else { false } }
}

extension Links {
    /// The step whose text this is.
    fileprivate var step: Step? { Step.all.first { Anchors.chapter($0) == chapter } }
}
