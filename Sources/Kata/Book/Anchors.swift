import ExerciseKit

/// The ids of link targets in the book.
enum Anchors {
    static let front = "front"
    static let exercises = "exercises"

    static func chapter(_ step: Step) -> String { "step-\(step.name)" }

    static func hunk(_ hunk: Hunk, in chapter: String) -> String {
        let name = hunk.file.replacing(".swift", with: "").replacing(/[^A-Za-z0-9]/, with: "-")
        return "hunk-\(chapter)-\(name)-\(hunk.number)"
    }

    static func heading(_ text: String, in chapter: String) -> String { "\(chapter)-\(slug(text))" }

    /// Returns a heading as a link's fragment: in lower case, with dashes for spaces, and without other punctuation.
    static func slug(_ text: String) -> String {
        let dashed = text.lowercased().replacing(" ", with: "-")
        return dashed.filter { $0.isLetter || $0.isNumber || $0 == "-" }
    }
}
