import Foundation

extension String {
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    var indent: Int { prefix { $0 == " " }.count }

    /// The line without its leading spaces, at most `count` of them.
    func dedented(by count: Int) -> String { String(dropFirst(Swift.min(count, indent))) }

    /// Whether it's a thematic break.
    var isRule: Bool {
        // Most lines aren't, and a regular expression is slow; the same below.
        guard let first = first(where: { $0 != " " }), first == "-" || first == "*" else { return false }
        return wholeMatch(of: /\s*(?:-\s*){3,}|\s*(?:\*\s*){3,}/) != nil
    }

    /// Whether it ends the paragraph above.
    var startsBlock: Bool {
        isRule || hasPrefix(">") || CodeFence(opening: self) != nil
            || hasPrefix("#") && prefixMatch(of: /#{1,6}\s/) != nil
            || ListMarker(of: self).map { $0.number ?? 1 == 1 } == true
    }
}

/// The line that opens a fenced block.
struct CodeFence {
    let indent: Int
    /// The words after the backticks.
    let words: [String]
    private let ticks: Int

    init?(opening line: String) {
        guard line.contains("`"), let match = line.wholeMatch(of: /( {0,3})(`{3,})([^`]*)/) else { return nil }
        (indent, ticks) = (match.1.count, match.2.count)
        words = match.3.split(separator: " ").map(String.init)
    }

    func isClosed(by line: String) -> Bool {
        let line = line.trimmingCharacters(in: .whitespaces)
        return line.count >= ticks && line.allSatisfy { $0 == "`" }
    }
}

/// The marker at the start of a list item.
struct ListMarker {
    /// The number, if the list is ordered.
    let number: Int?
    /// How many characters it takes, including the space around it.
    let width: Int

    var isOrdered: Bool { number != nil }

    init?(of line: String) {
        guard let first = line.first(where: { $0 != " " }), first == "-" || first == "*" || first.isNumber,
            let match = line.firstMatch(of: /^ {0,3}(?:[-*]|(\d{1,9})\.) +/), !line.isRule
        else { return nil }
        (number, width) = (match.1.flatMap { Int($0) }, match.0.count)
    }
}
