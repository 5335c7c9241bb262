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
        try places.compactMap { try Chapter(at: $0, in: repository) }
    }

    private struct Place {
        let part: String
        let id: String
        /// The path of the file in `Steps`.
        let file: String
    }

    private static var places: [Place] {
        let steps = Step.both.map { step in
            Place(
                part: "\(step.name) \(step.title)",
                id: Anchors.chapter(step),
                file: "\(step.textFolder)/README.md")
        }
        return [
            Place(part: "The route", id: Anchors.front, file: "README.md"),
            Place(part: "Five minutes", id: "five-minutes", file: "five-minutes.md"),
            Place(part: "0 MVC", id: "step-0", file: "0-mvc/README.md"),
        ] + steps + [
            Place(part: "Which one?", id: "evidence", file: "evidence.md"),
            Place(part: "Exercises", id: Anchors.exercises, file: "exercises.md"),
            Place(part: "Practice", id: "practice", file: "practice/README.md"),
            Place(part: "Practice", id: "practice-contacts", file: "practice/contacts.md"),
            Place(part: "Practice", id: "practice-login", file: "practice/login.md"),
            Place(part: "Practice", id: "practice-articles", file: "practice/articles.md"),
            Place(part: "Your app", id: "your-app", file: "your-app.md"),
            Place(part: "Claims", id: "claims", file: "claims.md"),
            Place(part: "Articles", id: "articles", file: "articles.md"),
            Place(part: "Glossary", id: "glossary", file: "glossary.md"),
            Place(part: "Observation", id: "observation", file: "observation.md"),
        ]
    }

    /// Reads a chapter, or returns nil if there's no text for it and the book doesn't need one.
    private init?(at place: Place, in repository: Repository) throws {
        part = place.part
        id = place.id
        path = "Steps/\(place.file)"
        guard let text = try? repository.text(at: path) else {
            let isNeeded = id == Anchors.front || Step.all.map(\.text).contains(path)
            guard isNeeded else { return nil }
            throw KataError("The text '\(path)' cannot be read; run 'swift run kata dev steps --check'.")
        }
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
