import ExerciseKit

/// A writer that lays out one chapter, with the prose on the left and the code that it explains on the right.
struct ChapterWriter {
    let chapter: Chapter
    let book: Book
    var pictureCount = 0

    mutating func html() -> HTML {
        var pieces: [HTML] = []
        var prose: [String] = []
        for (index, block) in chapter.text.blocks.enumerated() {
            switch block {
            case .prose(let lines):
                prose = lines
            case .fence(let fence):
                pieces.append(pair(prose, figure(fence, at: index)))
                prose = []
                if fence.words == ["text", "rename"] {
                    pieces.append(HunkFigure.lens(of: book.rename))
                }
            }
        }
        pieces.append(markdown(prose))
        pieces.append(task)
        return HTML(pieces, separator: "\n")
    }

    /// Returns prose and a figure. Whatever follows the last heading, or the links below it, goes next to the figure.
    private mutating func pair(_ prose: [String], _ figure: HTML) -> HTML {
        var start = 0
        if let last = prose.lastIndex(where: { $0.hasPrefix("#") || $0.contains(" · ") }) {
            start = prose[last...].firstIndex(of: "") ?? prose.count
        }
        let above = markdown(Array(prose[..<start]))
        let beside = markdown(Array(prose[start...]))
        return """
            \(above)
            <div class="pair"><div class="prose">\(beside)</div>
            \(figure)
            </div>
            """
    }

    /// The exercises that follow this chapter.
    private var task: HTML {
        let exercises = Exercise.all.filter { $0.text == chapter.path }
        guard let first = exercises.first else { return "" }
        let links = exercises.map { "exercise \($0.number): \($0.title)" as HTML }
        return """
            <aside class="now" aria-label="Now do it yourself">
            <p><strong>Now do</strong> \(links, separator: ", then ").</p>
            <p>Begin with <code>swift run kata start \(first.number)</code>.</p></aside>
            """
    }

    private func figure(_ fence: StepText.Fence, at index: Int) -> HTML {
        if let step = chapter.step, let hunk = book.hunks[step]?[index] {
            return HunkFigure(hunk: hunk, chapter: chapter.id).html
        }
        switch fence.words.first {
        case "diff":
            let isNumbered = fence.lines.first?.hasPrefix("@@") == true
            guard let hunk = Hunk(of: fence, number: index) else { break }
            return HunkFigure(hunk: hunk, chapter: chapter.id, isNumbered: isNumbered).html
        case "text" where fence.words.count == 4:
            return trace(fence)
        case "swift" where fence.words.count == 2:
            return excerpt(fence)
        default: break
        }
        let code = HTML.code(fence.lines, isSwift: fence.words.first == "swift")
        return "<div class=\"listing\">\(code)</div>"
    }

    /// Returns part of a trace. The further from the view a call begins, the more it's indented.
    private func trace(_ fence: StepText.Fence) -> HTML {
        let depths = ["Presenter": 1, "Router": 2, "ViewModel": 2, "Interactor": 2, "Service": 3]
        let hops = fence.lines.map { line -> HTML in
            let caller = String(line.prefix(while: \.isLetter))
            return "<li style=\"--depth:\(depths[caller, default: 0])\">\(line)</li>"
        }
        return """
            <figure class="hops"><figcaption>Step \(fence.words[2]), \(fence.words[3])</figcaption>
            <ol>\(hops)</ol></figure>
            """
    }

    /// Returns some lines of a source file.
    private func excerpt(_ fence: StepText.Fence) -> HTML {
        // Indented code starts at the left edge here, because a phone has room for only 40 characters.
        let margin = fence.lines.filter { !$0.isBlank }.map(\.indent).min() ?? 0
        let code = HTML.code(fence.lines.map { String($0.dropFirst(margin)) })
        return """
            <figure class="excerpt">
            <figcaption><span class="file">\(fence.words[1])</span></figcaption>
            \(code)
            </figure>
            """
    }
}

extension Hunk {
    /// Creates a hunk from a fence that quotes code from outside the steps.
    fileprivate init?(of fence: StepText.Fence, number: Int) {
        let header = fence.lines.first { $0.hasPrefix("@@") }
        self.init(file: fence.hunkFile ?? "", number: number, header: header ?? "@@ -1 +1 @@")
        lines = fence.lines.dropFirst(header == nil ? 0 : 1).map { line in
            let kind = line.first.flatMap(Change.Kind.init)
            return Change(kind: kind ?? .context, text: String(line.dropFirst()))
        }
    }
}
