import Foundation

/// A chapter of the book: one text, and what belongs to it.
struct Chapter {
    /// The title of its part in the bar.
    let part: String
    /// Where it begins.
    let id: String
    /// Its file, relative to the package's folder.
    let path: String
    let text: StepText
    /// Texts that a reader unfolds, such as the hints of an exercise: the summary, the file, the text.
    let folds: [(summary: String, path: String, text: StepText)]

    /// Reads all texts of the book that are there, in order.
    /// - Throws: A ``KataError`` if the text of the route or of a step is missing.
    static func all(in repository: Repository) throws -> [Chapter] {
        let steps = Step.both.map { ("\($0.name) \($0.title)", Anchors.chapter($0), "\($0.textFolder)/README.md") }
        let exercises = Exercise.all.map { ("Exercises", Anchors.chapter($0), "exercises/\($0.folder)/TASK.md") }
        let practice = ["contacts", "login", "articles"].map { ("Practice", "practice-\($0)", "practice/\($0).md") }
        let others = [
            "Five minutes", "Your app", "Lamp", "Observation", "Promises", "Package", "Glossary", "Articles", "Claims",
        ].map { ($0, Anchors.slug($0), "\(Anchors.slug($0)).md") }
        let table =
            [("The route", Anchors.front, "README.md"), ("0 MVC", "step-0", "0-mvc/README.md")] + steps
            + [("Which one?", "evidence", "evidence.md")] + exercises
            + [("Practice", "practice", "practice/README.md")] + practice + others
        return try table.compactMap { try Chapter(part: $0, id: $1, path: "Steps/\($2)", in: repository) }
    }

    private init?(part: String, id: String, path: String, in repository: Repository) throws {
        (self.part, self.id, self.path) = (part, id, path)
        let exercise = Exercise.all.first { path == "Steps/exercises/\($0.folder)/TASK.md" }
        let task = exercise.flatMap { try? ExerciseFiles(exercise: $0, repository: repository).task() }
        guard let text = try? task ?? repository.text(at: path) else {
            guard id == Anchors.front || Step.all.contains(where: { $0.text == path }) else { return nil }
            throw KataError("The text '\(path)' cannot be read; run 'swift run kata dev steps --check'.")
        }
        self.text = StepText(parsing: text)
        let others = [("HINTS.md", "Hints, for when you’re stuck"), ("DEBRIEF.md", "Debrief, for when you’re done")]
        folds = others.compactMap { name, summary in
            let other = path.replacing("TASK.md", with: name)
            guard other != path, let text = try? repository.text(at: other) else { return nil }
            // The summary is the title.
            return (summary, other, StepText(parsing: text.replacing(/^# .*\n/, with: "")))
        }
    }

    var step: Step? { Step.all.first { $0.text == path } }

    var title: String { (text.headings.first { $0.level == 1 }?.text ?? step?.title ?? id).curled() }
}

extension StepText {
    /// All headings of the prose, without their marks.
    var headings: [(level: Int, text: String)] {
        blocks.compactMap(\.prose).joined().filter { $0.hasPrefix("#") }.map { line in
            let level = line.prefix { $0 == "#" }.count
            return (level, line.dropFirst(level + 1).filter { !"`*".contains($0) })
        }
    }
}
