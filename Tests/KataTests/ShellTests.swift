import Foundation
import TestSupport
import Testing

@testable import KataKit

/// The shell commands that we ask users to type, and those that CI runs. All must also work with a Mac's tools.
struct ShellTests {
    @Test(arguments: try ShellTrap.all())
    func `a trap matches its own lines, and no similar lines`(trap: ShellTrap) throws {
        try #require(!trap.hits.isEmpty && !trap.misses.isEmpty)
        let pattern = try Regex(trap.pattern)
        for line in trap.hits { #expect(line.contains(pattern), "\(line)") }
        for line in trap.misses { #expect(!line.contains(pattern), "\(line)") }
    }

    @Test func `commands are found in blocks, lines and inline code`() throws {
        #expect(
            try Shell.commands(in: caseText("shell-page"))
                == ["for i in 1; do\n    seq $i; done", "git push\norigin", "sort file", "sed -n p"])
    }

    @Test(.inFullRun) func `our shell commands work with BSD's tools and bash 3`() throws {
        var pages = Repository.this.root.appending(path: "Steps").subpaths.filter { $0.hasSuffix(".md") }
            .map { "Steps/\($0)" }
        pages += Repository.this.root.appending(path: "Sources/Kata/Texts").names
            .map { "Sources/Kata/Texts/\($0)" }.filter { $0.hasSuffix(".txt") || $0.hasSuffix(".template") }
        var commands = try (["README.md"] + pages).flatMap { page in
            Shell.commands(in: try Repository.this.text(at: page)).map { (page, $0) }
        }
        #expect(commands.count > 100)
        for script in [".ci/run", Workflow.path] { commands.append((script, try Repository.this.text(at: script))) }
        for trap in try ShellTrap.all() {
            let pattern = try Regex(trap.pattern)
            for (page, text) in commands {
                for place in text.matches(of: pattern).map({ text[$0.range] }) {
                    Issue.record("\(page): '\(place)' works only with GNU's tools or a newer bash: use \(trap.instead)")
                }
            }
        }
    }
}

/// The shell commands on a page.
enum Shell {
    /// The words that a command may begin with.
    private static let programs =
        "swift git cd cp mv rm sed grep find sort ls cat diff for echo printf jq awk head tail xargs sudo tar mktemp"

    /// Returns the blocks of a Markdown page that are marked as shell.
    static func blocks(in page: String) -> [String] {
        page.matches(of: /(?ms)^```(?:sh|bash|console|shell)\n(.*?)\n```$/).map { String($0.1) }
    }

    /// Returns a page's shell blocks, inline code and lines that begin with a program's name, and `$` lines.
    static func commands(in page: String) -> [String] {
        let prose = page.replacing(/(?ms)^```\w.*?^```$/, with: "")
        let code = prose.matches(of: /[^`]`([^`]+)`/).map { String($0.1) }.filter(isCommand)
        let lines = prose.lines.map { $0.trimmingCharacters(in: .whitespaces) }.compactMap { line in
            line.hasPrefix("$ ") ? String(line.dropFirst(2)) : isCommand(line) ? line : nil
        }
        return blocks(in: page) + code + lines
    }

    private static func isCommand(_ text: String) -> Bool {
        text.split(separator: " ").first.map { programs.split(separator: " ").contains($0) } ?? false
    }
}

/// Shell code that works only with GNU tools or a newer bash. A Mac has BSD tools and bash 3.2.
struct ShellTrap: Sendable, CustomTestStringConvertible {
    /// The regular expression that finds the code.
    let pattern: String
    /// The portable alternative.
    let instead: String
    /// Lines that the pattern must match, and similar lines that it must not.
    let hits: [String], misses: [String]

    var testDescription: String { hits.first ?? instead }

    /// The start of a shell line, or of a command within it.
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
