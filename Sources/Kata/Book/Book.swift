/// The route, the steps, the exercises and all other texts as one page.
struct Book {
    /// The mark at the start of each book, by which an earlier one is recognised.
    static let mark: HTML = "<meta name=\"generator\" content=\"Top Movies kata book\" />"

    /// The book as one page.
    let html: String
    /// How many hunks the texts of the steps explain.
    let hunkCount: Int

    /// Creates the book from a repository's texts and sources.
    /// - Throws: A ``KataError`` if a text is missing, or disagrees with the diff.
    init(of repository: Repository) throws {
        let contents = try BookContents(of: repository)
        var hunkCount = 0
        let chapters = try contents.chapters.map { chapter in
            var writer = ChapterWriter(chapter, contents: contents)
            if let step = chapter.step, step == Step.all.last {
                writer.lens = try Self.lens(in: repository)
            } else if let step = chapter.step, let previous = step.previous {
                let diff = try StepDiff(from: previous, to: step, in: repository)
                writer.hunks = try Self.hunks(of: step, in: chapter.text, diff)
                hunkCount += writer.hunks.count
            }
            return writer.html()
        }
        self.hunkCount = hunkCount
        html = contents.page(chapters)
    }

    /// Which hunk each `diff` fence of a text shows, by the number of the fence's block.
    private static func hunks(of step: Step, in text: StepText, _ diff: StepDiff) throws(KataError) -> [Int: Hunk] {
        let matching = HunkMatching(text: text, hunks: diff.hunks)
        let wrong = (matching.stale + matching.outdated.keys).min().flatMap { text.blocks[$0].fence?.hunkFile }
        guard let file = wrong ?? matching.missing.first?.file else { return matching.current }
        throw KataError(
            "'\(step.text)' doesn't show each hunk of '\(file)' once, as it is now; run 'swift run kata dev steps --check'."
        )
    }

    /// The whole diff from step 3 to step 4, and a switch that undoes the rename in it.
    private static func lens(in repository: Repository) throws -> HTML {
        if let rest = try Rename.residue(in: repository).hunks.first {
            throw KataError(
                "Step 4 differs from step 3 in more than the rename, first in '\(rest.file)';"
                    + " see 'swift run kata diff 3 4 --rename'.")
        }
        let figures = try Rename.diff(in: repository).hunks.map {
            HunkFigure(hunk: $0, chapter: "lens", step: Step.all.last, isRenamed: true).html
        }
        return """
            <section class="rename-lens" aria-label="The rename, and undone"><p class="switch"><label for="undo">\
            <input type="checkbox" id="undo" autocomplete="off" /> Undo the rename</label>\
            <span class="verdict" role="status">No other difference.</span></p>
            \(figures, separator: "\n")</section>
            """
    }
}
