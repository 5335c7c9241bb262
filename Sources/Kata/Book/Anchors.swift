/// The ids of link targets in the book.
enum Anchors {
    static let front = "front"
    static let (sources, exercises) = ("sources", "exercises")

    static func chapter(_ step: Step) -> String { "step-\(step.name)" }

    static func sources(of step: Step) -> String { "sources-\(step.name)" }

    static func hunk(_ hunk: Hunk, in id: String) -> String { "hunk-\(id)-\(name(of: hunk.file))-\(hunk.number)" }

    /// Returns the id of a source, or of a line in a source.
    static func source(_ file: String, of step: Step, line: Int? = nil) -> String {
        "src-\(step.name)-\(name(of: file))" + (line.map { "-L\($0)" } ?? "")
    }

    static func heading(_ text: String, in chapter: String) -> String { "\(chapter)-\(slug(text))" }

    /// Returns a heading as a link's fragment: in lower case, with dashes for spaces, and without other punctuation.
    static func slug(_ text: String) -> String {
        String(text.lowercased().compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" ? $0 : nil })
    }

    private static func name(of file: String) -> String {
        let name = file.hasSuffix(".swift") ? file.dropLast(6) : file[...]
        return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }
}
