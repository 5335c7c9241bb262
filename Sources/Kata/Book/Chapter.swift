import ExerciseKit
import Foundation

/// A chapter of the book: one text, and its place in the book.
struct Chapter {
    /// The title of the chapter's part, shown in the contents if the part has several chapters.
    let part: String
    /// The id of the chapter's section in the page.
    let id: String
    /// The path of the chapter's file, relative to the package's folder.
    let path: String
    let text: StepText

    /// Reads all the book's texts that exist, in order.
    /// - Throws: A ``KataError`` if the text of the route or of a step is missing.
    static func all(in repository: Repository) throws -> [Chapter] {
        let start = [
            ("The route", Anchors.front, "README.md"),
            ("Five minutes", "five-minutes", "five-minutes.md"),
            ("0 MVC", "step-0", "0-mvc/README.md"),
        ]
        let steps = Step.both.map { step in
            ("\(step.name) \(step.title)", Anchors.chapter(step), "\(step.textFolder)/README.md")
        }
        let rest = [
            ("Which one?", "evidence", "evidence.md"),
            ("Exercises", Anchors.exercises, "exercises.md"),
            ("Practice", "practice", "practice/README.md"),
            ("Practice", "practice-contacts", "practice/contacts.md"),
            ("Practice", "practice-login", "practice/login.md"),
            ("Practice", "practice-articles", "practice/articles.md"),
            ("Your app", "your-app", "your-app.md"),
            ("Claims", "claims", "claims.md"),
            ("Articles", "articles", "articles.md"),
            ("Glossary", "glossary", "glossary.md"),
            ("Observation", "observation", "observation.md"),
        ]
        return try (start + steps + rest).compactMap { part, id, file in
            try Chapter(part: part, id: id, path: "Steps/\(file)", in: repository)
        }
    }

    private init?(part: String, id: String, path: String, in repository: Repository) throws {
        guard let text = try? repository.text(at: path) else {
            let isNeeded = id == Anchors.front || Step.all.map(\.text).contains(path)
            guard isNeeded else { return nil }
            throw KataError("The text '\(path)' cannot be read; run 'swift run kata dev steps --check'.")
        }
        self.part = part
        self.id = id
        self.path = path
        self.text = StepText(parsing: text)
    }

    var step: Step? { Step.all.first { $0.text == path } }

    var title: String {
        text.headings.first { $0.level == 1 }?.text ?? step?.title ?? id
    }

    var headingIDs: [String] {
        text.headings.map { Anchors.heading($0.text, in: id) }
    }
}

extension StepText {
    /// All the headings in the prose, without their markup.
    var headings: [(level: Int, text: String)] {
        let lines = blocks.compactMap(\.prose).joined().filter { $0.hasPrefix("#") }
        return lines.map { line in
            let level = line.prefix { $0 == "#" }.count
            return (level, line.dropFirst(level + 1).filter { !"`*".contains($0) })
        }
    }
}
