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
                if fence.content == .rename {
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
        return switch fence.content {
        case .diff(let file): quoted(fence.lines, of: file ?? "", at: index)
        case .trace(let step, let part): trace(fence.lines, of: step, part)
        case .excerpt(let file): excerpt(fence.lines, of: file)
        case .listing(let isSwift): Self.listing(fence.lines, isSwift: isSwift)
        case .cost, .rename, .unknown: Self.listing(fence.lines, isSwift: false)
        }
    }

    private static func listing(_ lines: [String], isSwift: Bool) -> HTML {
        "<div class=\"listing\">\(HTML.code(lines, isSwift: isSwift))</div>"
    }

    /// Returns a hunk of code from outside the steps, or its lines if their header isn't one.
    private func quoted(_ lines: [String], of file: String, at index: Int) -> HTML {
        guard let hunk = Hunk(quoted: lines, of: file, number: index) else {
            return Self.listing(lines, isSwift: false)
        }
        let isNumbered = lines.first?.hasPrefix("@@") == true
        return HunkFigure(hunk: hunk, chapter: chapter.id, isNumbered: isNumbered).html
    }

    /// Returns part of a trace. The further from the view a call begins, the more it's indented.
    private func trace(_ lines: [String], of step: String, _ part: String) -> HTML {
        let depths = ["Presenter": 1, "Router": 2, "ViewModel": 2, "Interactor": 2, "Service": 3]
        let calls = lines.map { line -> HTML in
            let caller = String(line.prefix(while: \.isLetter))
            return "<li style=\"--depth:\(depths[caller, default: 0])\">\(line)</li>"
        }
        return """
            <figure class="hops"><figcaption>Step \(step), \(part)</figcaption>
            <ol>\(calls)</ol></figure>
            """
    }

    /// Returns some lines of a source file.
    private func excerpt(_ lines: [String], of file: String) -> HTML {
        // Indented code starts at the left edge here, because a phone has room for only 40 characters.
        let margin = lines.filter { !$0.isBlank }.map(\.indent).min() ?? 0
        let code = HTML.code(lines.map { String($0.dropFirst(margin)) })
        return """
            <figure class="excerpt">
            <figcaption><span class="file">\(file)</span></figcaption>
            \(code)
            </figure>
            """
    }
}

extension Hunk {
    /// Creates a hunk from lines that quote code from outside the steps. The header may be missing.
    fileprivate init?(quoted lines: [String], of file: String, number: Int) {
        let header = lines.first { $0.hasPrefix("@@") }
        self.init(file: file, number: number, header: header ?? "@@ -1 +1 @@")
        self.lines = lines.dropFirst(header == nil ? 0 : 1).map { line in
            let kind = line.first.flatMap(Change.Kind.init)
            return Change(kind: kind ?? .context, text: String(line.dropFirst()))
        }
    }
}
