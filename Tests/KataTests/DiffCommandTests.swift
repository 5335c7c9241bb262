import ConsoleUI
import Foundation
import TestSupport
import Testing

@testable import kata

/// `kata diff` shows git's diff, and nothing that git's has not.
struct DiffCommandTests {
    /// Each step with each other, forwards and backwards.
    static let pairs = sample((1...4).flatMap { from in (1...4).filter { $0 != from }.map { (from, $0) } }) { $0.0 }

    @Test(arguments: pairs)
    func `without colour, it's git's own text`(from: Int, to: Int) throws {
        #expect(try diff("\(from) \(to)") == git(from, to))
    }

    @Test(arguments: pairs)
    func `colour doesn't change the lines of code`(from: Int, to: Int) throws {
        let shown = try diff("\(from) \(to) --color always")
        #expect(shown.contains("\u{1B}[31"))
        let lines = withoutColor(shown).split(separator: "\n").filter(\.isCode)
        let expected = try git(from, to).split(separator: "\n")
            .filter { $0.isCode && !$0.hasPrefix("--- ") && !$0.hasPrefix("+++ ") }
        #expect(lines == expected)
    }

    @Test func `in colour, each file's name is above it, and differing words are highlighted`() throws {
        let shelf = try Shelf([
            1: ["A.swift": "let a = viewModel.movies\n", "Old.swift": "1\n"],
            2: ["A.swift": "let a = presenter.movies\n", "New.swift": "2\n"],
        ])
        let shown = try diff("1 2 --color always", shelf.repository)
        #expect(shown.contains("\u{1B}[31m-let a = \u{1B}[0m\u{1B}[31;1;7mviewModel\u{1B}[0m\u{1B}[31m.movies"))
        let headings = withoutColor(shown).split(separator: "\n").filter { !$0.isCode }
        #expect(headings == ["A.swift", "New.swift (new file)", "Old.swift (gone)"])
    }

    @Test(arguments: ["presentation", "MoviePresentation", "MoviePresentation.swift", "PRESENTATION.SWIFT"])
    func `a file is found by its name or a part of it`(word: String) throws {
        let shown = try diff("1 2 \(word)")
        #expect(shown.hasPrefix("diff --git a/2-Presenter/MoviePresentation.swift b/2-Presenter/MoviePresentation"))
        #expect(shown.ranges(of: "diff --git").count == 1)
        #expect(try git(1, 2).contains(shown))
    }

    @Test func `several files are shown in git's order, and counted`() throws {
        let shown = try diff("1 2 text module")
        #expect(shown.ranges(of: "diff --git").count == 4)
        #expect(try diff("1 2 module text") == shown)
        #expect(try diff("1 2 module text --stat").contains("4 files changed"))
        let columns = try diff("1 2 module text --side-by-side --width 100").split(separator: "\n")
        #expect(columns.count { $0.hasSuffix(".swift") } == 4)
    }

    @Test func `a renamed file is found by either name, and is paired`() throws {
        let shown = try diff("2 4 listviewmodel")
        #expect(shown.contains("\nrename to 4-Interactor/MovieListInteractor.swift\n"))
        #expect(try diff("2 4 listinteractor") == shown)
        let colored = withoutColor(try diff("2 4 listinteractor --color=always"))
        #expect(colored.hasPrefix("MovieListViewModel.swift → MovieListInteractor.swift\n@@"))
        #expect(colored.contains("\n-final class DefaultMovieListViewModel: MovieListViewModel {\n+final"))
    }

    @Test(arguments: [(1, 2), (4, 2)])
    func `the table is git's own`(from: Int, to: Int) throws {
        #expect(try diff("\(from) \(to) --stat --width 100") == git(from, to, ["--stat=100"]))
        #expect(
            try diff("\(from) \(to) --stat --width 100 --color always")
                == git(from, to, ["--stat=100", "--color=always"]))
    }

    private func git(_ from: Int, _ to: Int, _ options: [String] = []) throws -> String {
        let folders = [Step.all[from - 1].folder, Step.all[to - 1].folder]
        let words = ["diff", "--no-index", "--abbrev=7", "--diff-algorithm=histogram", "--find-renames"]
        return try Tool.git(words + options + folders, in: Repository.this.root.appending(path: "Sources/TopMovies"))
            .output
    }
}

/// What `kata diff` writes where no terminal shows it.
func diff(_ words: String, _ repository: Repository = .this) throws -> String {
    try stepDiff(words, repository).text()
}

/// What `kata diff` makes of a command line.
func stepDiff(
    _ words: String, _ repository: Repository = .this,
    at terminal: Terminal = Terminal(isTerminal: false, columns: 0, environment: [:])
) throws -> Diff {
    let words = words.split(separator: " ").map(String.init)
    let arguments = try Arguments(words, options: KataCommand.diff.options, words: .max)
    return try Diff(DiffOptions(arguments, at: terminal), in: repository)
}

/// The text without what a terminal obeys.
func withoutColor(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
}

extension Substring {
    /// Whether it is a line of a hunk, or its header.
    var isCode: Bool { first.map("@ +-".contains) ?? false }
}
