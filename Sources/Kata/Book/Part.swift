import Foundation

/// A part of the book: one chapter, or several that belong together.
struct Part {
    /// The title in the bar.
    let title: String
    var chapters: [Chapter]

    private typealias Entry = (title: String, id: String, path: String)

    /// Each text of the book, in order, with its part.
    private static let table: [Entry] = {
        let steps = Step.all.map { step -> Entry in
            ("\(step.number) \(step.title)", Anchors.chapter(step), "\(step.textFolder)/README.md")
        }
        let exercises = Exercise.all.map { exercise -> Entry in
            ("Exercises", Anchors.chapter(exercise), "exercises/\(exercise.folder)/TASK.md")
        }
        let front: [Entry] = [("The route", Anchors.front, "README.md"), ("0 MVC", "step-0", "0-mvc/README.md")]
        let others: [Entry] = [
            ("Practice", "practice", "practice/README.md"), ("Practice", "practice-contacts", "practice/contacts.md"),
            ("Practice", "practice-login", "practice/login.md"),
            ("Practice", "practice-articles", "practice/articles.md"), ("Your app", "your-app", "your-app.md"),
            ("Observation", "observation", "observation.md"), ("Promises", "promises", "promises.md"),
            ("Package", "package", "package.md"), ("Glossary", "glossary", "glossary.md"),
            ("Articles", "articles", "articles.md"),
            ("Claims", "claims", "claims.md"),
        ]
        return front + steps + [("Which one?", "evidence", "evidence.md")] + exercises + others
    }()

    /// Reads all parts whose texts are there.
    /// - Throws: A ``KataError`` if the text of the route or of a step is missing.
    static func all(in repository: Repository) throws -> [Part] {
        try table.reduce(into: []) { parts, entry in
            guard let chapter = try Chapter(id: entry.id, path: "Steps/\(entry.path)", in: repository) else { return }
            if parts.last?.title == entry.title {
                parts[parts.count - 1].chapters.append(chapter)
            } else {
                parts.append(Part(title: entry.title, chapters: [chapter]))
            }
        }
    }
}
