import ExerciseKit

/// A block of changed lines in a diff, with a few lines of context.
struct Hunk: Sendable, Equatable {
    struct Change: Sendable, Equatable {
        enum Kind: Character, Sendable {
            case context = " "
            case removed = "-"
            case added = "+"
        }

        let kind: Kind
        /// The line, without the mark and the line feed.
        let text: String
    }

    /// The name of the file in the later step.
    let file: String
    /// The number of the hunk in its file's diff, counted from 1.
    let number: Int
    /// The line that gives the place, such as `@@ -2,7 +2,7 @@`, with any text that git appends.
    let header: String
    /// The line number at which the hunk starts in the earlier and in the later step; 0 if the step lacks the file.
    let oldStart: Int
    let newStart: Int
    var lines: [Change] = []

    /// The hunk in git's format: the header, and one line for each of ``lines``.
    var text: String {
        let lines = lines.map { "\($0.kind.rawValue)\($0.text)" }
        return ([header] + lines).joined(separator: "\n")
    }

    /// The lines of ``text`` as a page quotes them: an empty line lacks the leading space, because editors remove it.
    var quotedLines: [String] {
        text.lines.map { $0 == " " ? "" : $0 }
    }

    var isNewFile: Bool {
        oldStart == 0 && newStart == 1 && lines.allSatisfy { $0.kind == .added }
    }

    init?(file: String, number: Int, header: String) {
        // Checks the prefix first, because most lines aren't headers, and a regular expression is slow.
        guard header.hasPrefix("@@ "),
            let match = header.prefixMatch(of: /@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/),
            let oldStart = Int(match.1), let newStart = Int(match.2)
        else { return nil }
        self.file = file
        self.number = number
        self.header = header
        self.oldStart = oldStart
        self.newStart = newStart
    }
}
