import Foundation

/// A chapter of the book: one text, and what belongs to it.
struct Chapter {
    /// Where it begins.
    let id: String
    /// Its file, relative to the package's folder.
    let path: String
    let text: StepText
    /// Texts that a reader unfolds, such as the hints of an exercise: the summary, the file, the text.
    let folds: [(summary: String, path: String, text: StepText)]

    /// Reads a text.
    /// - Returns: Nil if there's none; the book does without it.
    /// - Throws: A ``KataError`` if the text of the route or of a step is missing.
    init?(id: String, path: String, in repository: Repository) throws {
        (self.id, self.path) = (id, path)
        let exercise = Exercise.all.first { path == "Steps/exercises/\($0.folder)/TASK.md" }
        let task = exercise.flatMap { try? ExerciseFiles(of: $0, in: repository).task() }
        guard let text = try? task ?? repository.text(at: path) else {
            guard id == Anchors.front || Step.all.contains(where: { $0.text == path }) else { return nil }
            throw KataError("The text '\(path)' cannot be read; run 'swift run kata dev steps --check'.")
        }
        self.text = StepText(parsing: text)
        let others = [("HINTS.md", "Hints, for when you’re stuck"), ("DEBRIEF.md", "Debrief, for when you’re done")]
        folds = others.compactMap { name, summary in
            guard path.hasSuffix("/TASK.md") else { return nil }
            let path = path.replacing("TASK.md", with: name)
            return (try? repository.text(at: path)).map { (summary, path, StepText(parsing: $0).untitled) }
        }
    }

    var step: Step? { Step.all.first { $0.text == path } }

    var files: [String] { [path] + folds.map(\.path) }

    var headings: [(level: Int, text: String)] { text.headings + folds.flatMap(\.text.headings) }

    /// The title in the table of contents.
    var title: String { (text.headings.first { $0.level == 1 }?.text ?? step?.title ?? id).curled() }

    var sections: [String] { text.headings.filter { $0.level == 2 }.map(\.text) }

    /// The exercises that start from what the chapter shows.
    var exercises: [Exercise] { Exercise.all.filter { $0.start.text == path } }

    /// The chapter, with links to those around it.
    func section(_ html: HTML, in part: Part, before: Chapter?, after: Chapter?) -> HTML {
        let heading: HTML = text.headings.first?.level == 1 ? "" : "<h2>\(title)</h2>"
        var links: [HTML] = []
        if let before { links.append("<a rel=\"prev\" href=\"#\(before.id)\">← \(before.title)</a>") }
        if let after { links.append("<a rel=\"next\" href=\"#\(after.id)\">\(after.title) →</a>") }
        return """
            <section id="\(id)" class="chapter" aria-label="\(title)" data-part="\(part.chapters[0].id)">\(heading)\(html)
            <nav class="ways" aria-label="From \(title)">\(links, separator: " ")</nav></section>
            """
    }
}

extension StepText {
    /// All headings of the prose, without their marks.
    var headings: [(level: Int, text: String)] {
        blocks.compactMap(\.prose).flatMap { lines in
            MarkdownParser.blocks(of: lines.filter { $0.hasPrefix("#") }).compactMap {
                if case .heading(let level, let inlines) = $0 { (level, inlines.plainText) } else { nil }
            }
        }
    }

    /// The text without its title.
    fileprivate var untitled: StepText {
        var text = self
        if let lines = blocks.first?.prose { text.blocks[0] = .prose(lines.filter { !$0.hasPrefix("# ") }) }
        return text
    }
}
