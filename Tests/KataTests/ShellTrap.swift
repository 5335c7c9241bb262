import TestSupport
import Testing

/// A piece of shell that works with GNU's tools or a newer bash only: a Mac has BSD's tools, and bash 3.2.
struct ShellTrap: Sendable, CustomTestStringConvertible {
    /// What it looks like.
    let pattern: String
    /// What works everywhere.
    let instead: String
    /// Lines that must be found, and lines that look alike and are fine.
    let hits: [String], misses: [String]

    var testDescription: String { hits.first ?? instead }

    /// A place where a line of shell, or a command within it, begins.
    private static let start = #"(?m)(?:^|[|;&(`{!]|\b(?:then|do|else|exec|time|env|xargs)\b) *"#

    static func all() throws -> [ShellTrap] {
        try cases(in: "shell-traps").map { instead, text in
            let lines = text.split(separator: "\n").map(String.init)
            let examples = { (mark: String) in
                lines.dropFirst().filter { $0.hasPrefix(mark) }
                    .map { String($0.dropFirst()).replacing("⏎", with: "\n") }
            }
            return ShellTrap(
                pattern: lines[0].replacing("<start>", with: start), instead: instead, hits: examples("+"),
                misses: examples("-"))
        }
    }
}
