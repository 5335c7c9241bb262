import ExerciseKit

/// The ids of link targets in the book.
enum Anchors {
    static let front = "front"
    static let exercises = "exercises"

    static func chapter(_ step: Step) -> String { "step-\(step.name)" }

    static func hunk(_ hunk: Hunk, in chapter: String) -> String {
        let file = hunk.file.hasSuffix(".swift") ? hunk.file.dropLast(6) : hunk.file[...]
        let name = file.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        return "hunk-\(chapter)-\(String(name))-\(hunk.number)"
    }

    static func heading(_ text: String, in chapter: String) -> String { "\(chapter)-\(slug(text))" }

    /// Returns a heading as a link's fragment: in lower case, with dashes for spaces, and without other punctuation.
    static func slug(_ text: String) -> String {
        let dashed = text.lowercased().replacing(" ", with: "-")
        return dashed.filter { $0.isLetter || $0.isNumber || $0 == "-" }
    }
}
