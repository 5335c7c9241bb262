/// The four steps as one page.
struct Book {
    /// What each book begins with, so that an earlier one is recognised.
    static let generator = "Top Movies kata book"

    /// The whole file.
    let html: String
    /// How many hunks the texts tell of.
    let hunkCount: Int

    /// Makes the book of the texts and the sources in a repository.
    /// - Throws: A ``RouteError`` if a text is missing, or if a text and the diff do not agree.
    init(of repository: Repository, pictures: BookPictures) throws {
        let contents = try BookContents(of: repository)
        func links(_ folder: String, _ chapter: String) -> Links {
            Links(folder: folder, chapter: chapter, contents: contents)
        }
        var front = ChapterWriter(contents.front, links: links("Steps", Anchors.front), pictures: pictures)
        var chapters = [Chapter(step: nil, text: contents.front, html: try front.html())]
        var hunkCount = 0
        for step in Step.all {
            guard let text = contents.texts[step] else { continue }
            let isRename = step == Step.all.last
            let diff = try step.previous.map { try StepDiff(from: $0, to: step, in: repository) }
            let narration = try isRename ? nil : diff.map { try Narration(of: step, in: text, $0) }
            hunkCount += narration?.hunks.count ?? 0
            var writer = ChapterWriter(
                text, links: links("Steps/\(step.textFolder)", Anchors.chapter(step)), narration: narration,
                lens: isRename ? try RenameLens(in: repository) : nil, pictures: pictures)
            chapters.append(Chapter(step: step, text: text, html: try writer.html()))
        }
        self.hunkCount = hunkCount
        html = Page(chapters: chapters, appendix: Appendix(contents: contents)).html.source
    }
}
