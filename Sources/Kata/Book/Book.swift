/// The four steps as one page.
struct Book {
    /// What each book begins with, so that an earlier one is recognised.
    static let mark: HTML = "<meta name=\"generator\" content=\"Top Movies kata book\" />"

    let html: String
    /// How many hunks the texts explain.
    let hunkCount: Int

    /// Makes the book of the texts and the sources in a repository.
    /// - Throws: A ``KataError`` if a text is missing, or if a text and the diff do not agree.
    init(of repository: Repository) throws {
        let contents = try BookContents(of: repository)
        var front = ChapterWriter(
            contents.front, links: Links(folder: "Steps", chapter: Anchors.front, contents: contents))
        var chapters = [Chapter(step: nil, headings: contents.front.headings, html: front.html())]
        var hunkCount = 0
        for step in Step.all {
            guard let text = contents.texts[step] else { continue }
            let links = Links(folder: "Steps/\(step.textFolder)", chapter: Anchors.chapter(step), contents: contents)
            var writer = ChapterWriter(text, links: links)
            if step == Step.all.last {
                writer.lens = try Self.lens(of: step, in: repository)
            } else if let previous = step.previous {
                writer.hunks = try Self.hunks(of: step, in: text, StepDiff(from: previous, to: step, in: repository))
                hunkCount += writer.hunks.count
            }
            chapters.append(Chapter(step: step, headings: text.headings, html: writer.html()))
        }
        self.hunkCount = hunkCount
        html = Page(chapters: chapters, contents: contents).html.source
    }

    /// Which hunk each `diff` fence of a text shows, by the number of the fence's block.
    private static func hunks(of step: Step, in text: StepText, _ diff: StepDiff) throws(KataError) -> [Int: Hunk] {
        let place = "The text of step \(step.number), '\(step.text)',"
        let advice = "run 'swift run kata steps --check'."
        let matching = HunkMatching(text: text, hunks: diff.hunks)
        let wrong = (matching.stale + matching.outdated.keys).min()
        if let fence = wrong.flatMap({ text.blocks[$0].fence }), let file = fence.hunkFile {
            throw KataError(
                "\(place) line \(fence.line), shows a hunk of '\(file)' that the diff does not have, or that it shows"
                    + " twice; \(advice)")
        }
        if let hunk = matching.missing.first {
            throw KataError("\(place) lacks hunk \(hunk.number) of '\(hunk.file)'; \(advice)")
        }
        return matching.current
    }

    /// The whole diff from step 3 to step 4, and a switch that undoes the rename in it.
    private static func lens(of step: Step, in repository: Repository) throws -> HTML {
        if let rest = try Rename.residue(in: repository).hunks.first {
            throw KataError(
                "Step 4 differs from step 3 in more than the rename, first in '\(rest.file)';"
                    + " see 'swift run kata diff 3 4 --rename'.")
        }
        let figures = try Rename.diff(in: repository).hunks.map {
            HunkFigure(hunk: $0, step: step, isRenamed: true).html
        }
        return """
            <section class="rename-lens" aria-label="The rename, and undone"><p class="switch"><label for="undo">\
            <input type="checkbox" id="undo" autocomplete="off" /> Undo the rename</label>\
            <span class="verdict" role="status">No other difference.</span></p>
            \(figures, separator: "\n")</section>
            """
    }
}
