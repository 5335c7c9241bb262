import Foundation
import TestSupport
import Testing

@testable import kata

/// What we ask people to type, and what CI runs, works with a Mac's tools too.
struct ShellTests {
    @Test(arguments: try ShellTrap.all())
    func `a trap finds its own lines, and no similar ones`(trap: ShellTrap) throws {
        try #require(!trap.hits.isEmpty && !trap.misses.isEmpty)
        let pattern = try Regex(trap.pattern)
        for line in trap.hits { #expect(line.contains(pattern), "\(line)") }
        for line in trap.misses { #expect(!line.contains(pattern), "\(line)") }
    }

    @Test func `commands are found in blocks, lines and code in the prose`() throws {
        #expect(
            try Shell.commands(in: caseText("shell-page"))
                == ["for i in 1; do\n    seq $i; done", "git push\norigin", "sort file", "sed -n p"])
    }

    @Test(.enabled(if: provesEverything))
    func `our shell runs with BSD's tools and bash 3`() throws {
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
                    Issue.record("\(page): '\(place)' works with GNU's tools or a newer bash only: use \(trap.instead)")
                }
            }
        }
    }
}
