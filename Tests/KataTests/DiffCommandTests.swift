import ConsoleUI
import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The output of `kata diff`, which is exactly git's.
struct DiffCommandTests {
    /// The pairs of steps, forwards and backwards: all in a full run, otherwise one in each direction.
    static let pairs = sample(allPairs) { $0.0 < $0.1 }

    private static let allPairs = (1...4).flatMap { from in
        (1...4).filter { $0 != from }.map { (from, $0) }
    }

    @Test(arguments: pairs)
    func `the output is git's own diff and table, in colour too`(from: Int, to: Int) throws {
        for (words, options) in [("", []), (" --stat", ["--stat=120"])] {
            #expect(try diff("\(from) \(to)\(words)") == git(from, to, options))
            let colored = try git(from, to, options + ["--color=always"])
            #expect(try diff("\(from) \(to)\(words) --color always") == colored)
        }
    }

    @Test(arguments: ["presentation", "MoviePresentation", "MoviePresentation.swift", "PRESENTATION.SWIFT"])
    func `a file is found by its name or part of it`(word: String) throws {
        let shown = try diff("1 2 \(word)")
        let file = "2-Presenter/MoviePresentation.swift"
        #expect(shown.hasPrefix("diff --git a/\(file) b/\(file)\n"))
        #expect(shown.ranges(of: "diff --git").count == 1)
        #expect(try git(1, 2).contains(shown))
    }

    @Test func `several files are shown in git's order, and counted`() throws {
        let shown = try diff("1 2 text module")
        #expect(shown.ranges(of: "diff --git").count == 4)
        #expect(try diff("1 2 module text") == shown)
        #expect(try diff("1 2 module text --stat").contains("4 files changed"))
    }

    @Test func `a renamed file is found by either name, and shown as a rename`() throws {
        let shown = try diff("2 4 listviewmodel")
        #expect(shown.contains("\nrename to 4-Interactor/MovieListInteractor.swift\n"))
        #expect(try diff("2 4 listinteractor") == shown)
    }

    @Test func `a participant's own file is shown, whatever its name and place`() throws {
        let kata = try CopiedKata()
        let before = try kata.diff()
        try kata.write("let mine = 1\n", to: "Sources/TopMovies/Deep er/Übung.swift")
        let shown = try kata.diff()
        #expect(!before.contains("let mine = 1"))
        #expect(shown.contains("Deep er/Übung.swift"))
        #expect(shown.contains("-let mine = 1"))
    }

    @Test func `a terminal shows pictures of control characters, and a program gets git's own text`() throws {
        let kata = try CopiedKata()
        try kata.write("let a = \"\u{1B}]0;x\u{7}\u{202E}\u{9B}\"\n\tlet b = 映画\n", to: "Sources/TopMovies/Mine.swift")
        let arguments = try KataCommand.diff.parse([])
        let terminal = Terminal(isTerminal: true, columns: 80, environment: ["NO_COLOR": "1"])
        let shown = try Diff(arguments, in: kata.workspace, at: terminal).text()
        #expect(shown.contains("-let a = \"␛]0;x␇\u{FFFD}\u{FFFD}\"\n-\tlet b = 映画\n"))
        #expect(!shown.contains("\u{1B}"))
        #expect(try kata.diff().contains("\u{1B}]0;x\u{7}\u{202E}\u{9B}"))
    }

    private func git(_ from: Int, _ to: Int, _ options: [String] = []) throws -> String {
        let folders = [Step.all[from - 1].folder, Step.all[to - 1].folder]
        let words = ["diff", "--no-index", "--abbrev=7", "--diff-algorithm=histogram", "--find-renames"]
        let sources = Repository.this.root.appending(path: "Sources/TopMovies")
        return try Tool.git(words + options + folders, in: sources).output
    }
}

/// Returns the output of `kata diff` without a terminal.
func diff(_ words: String, _ repository: Repository = .this) throws -> String {
    try stepDiff(words, repository).text()
}

/// Returns the diff that `kata diff` makes for a command line.
func stepDiff(
    _ words: String, _ repository: Repository = .this,
    at terminal: Terminal = Terminal(isTerminal: false, columns: 0, environment: [:])
) throws -> Diff {
    let words = words.split(separator: " ").map(String.init)
    let arguments = try KataCommand.diff.parse(words)
    return try Diff(arguments, in: repository, at: terminal)
}
