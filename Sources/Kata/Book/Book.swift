import Foundation

/// The route, the steps, the exercises and all other texts as one page.
struct Book {
    /// The mark at the start of each book, by which an earlier one is recognised.
    static let mark: HTML = "<meta name=\"generator\" content=\"Top Movies kata book\" />"

    private let page: Page
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
            if chapter.step == Step.all.last, let step = chapter.step {
                writer.lens = try Self.lens(of: step, in: repository)
            } else if let step = chapter.step, let previous = step.previous {
                let diff = try StepDiff(from: previous, to: step, in: repository)
                writer.hunks = try Self.hunks(of: step, in: chapter.text, diff)
                hunkCount += writer.hunks.count
            }
            return writer.html()
        }
        self.hunkCount = hunkCount
        page = Page(chapters: chapters, contents: contents)
        html = page.html.source
    }

    /// The book as an EPUB 3.
    var epub: Data { Epub(documents: page.documents).data }

    /// Which hunk each `diff` fence of a text shows, by the number of the fence's block.
    private static func hunks(of step: Step, in text: StepText, _ diff: StepDiff) throws(KataError) -> [Int: Hunk] {
        let place = "The text of step \(step.number), '\(step.text)',"
        let advice = "run 'swift run kata dev steps --check'."
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
