import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The parsing of git's diffs into hunks.
struct StepDiffTests {
    @Test func `the hunks together are git's diff, with no missing or extra line`() throws {
        let diff = try StepDiff.with(2)
        let output = try Tool.git(
            ["diff", "--no-index", "--diff-algorithm=histogram", "1-MVVM", "2-Presenter"],
            in: Repository.this.root.appending(path: "Sources/TopMovies")
        ).output
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { $0.contains(/^[@ +-]/) && !$0.hasPrefix("--- ") && !$0.hasPrefix("+++ ") }
        #expect(diff.hunks.map(\.text).joined(separator: "\n") == lines.joined(separator: "\n"))
        #expect(diff.hunks.count == lines.count { $0.hasPrefix("@@") })
    }

    @Test func `a hunk has its file, its number in the file, and its first line's number`() throws {
        let diff = try StepDiff(
            old: ["A.swift": Self.numbers()], new: ["A.swift": Self.numbers { [2, 30].contains($0) }])
        #expect(diff.hunks.map(\.file) == ["A.swift", "A.swift"])
        #expect(diff.hunks.map(\.number) == [1, 2])
        #expect(diff.hunks.map(\.oldStart) == [1, 27])
        #expect(diff.changedLineCount == 4)
    }

    @Test func `a new file is one hunk of added lines`() throws {
        let diff = try StepDiff(old: [:], new: ["B.swift": "--\n++\n@@ -1 +1 @@\n"])
        let hunk = try #require(diff.hunks.first)
        #expect(diff.hunks.count == 1)
        #expect(hunk.isNewFile)
        #expect(hunk.lines.map(\.text) == ["--", "++", "@@ -1 +1 @@"])
    }

    @Test func `the user's own git settings don't matter`() throws {
        let comparison = try Comparison(("old", ["A.swift": "0\na\n"]), ("new", ["A.swift": "0\nb\n"]))
        // Git reads `~/.config/git/attributes` unless this setting names another file.
        try comparison.folder.write(["attributes": "*.swift -diff\n"])
        let settings = [
            ["diff.noprefix", "true"],
            ["color.ui", "always"],
            ["diff.context", "0"],
            ["diff.external", "false"],
            ["core.attributesFile", comparison.folder.appending(path: "attributes").path],
        ]
        for words in [["init", "--quiet"]] + settings.map({ ["config"] + $0 }) {
            #expect(try Tool.git(words, in: comparison.folder).status == 0)
        }
        let diff = try StepDiff(comparison)
        #expect(diff.hunks.map(\.text) == ["@@ -1,2 +1,2 @@\n 0\n-a\n+b"])
    }

    @Test func `the error for missing folders names them`() throws {
        let comparison = try Comparison(("no-such", ["A": ""]), ("neither", [:]))
        try FileManager.default.removeItem(at: comparison.folder)
        let error = #expect(throws: KataError.self) { try comparison.diff([]) }
        #expect(error?.description.contains("'no-such' with 'neither'") == true)
    }

    private static func numbers(isChanged: (Int) -> Bool = { _ in false }) -> String {
        (1...40).map { isChanged($0) ? "changed \($0)\n" : "\($0)\n" }.joined()
    }
}

/// The rows of a side-by-side diff, with each line next to its replacement.
struct RowTests {
    @Test func `a changed line shares a row with its replacement, and the differing words are marked in both`() throws {
        let row = try #require(try rows("let a = viewModel.movies", "let a = presenter.movies").first)
        #expect(row.old?.marked == "········viewModel·······")
        #expect(row.new?.marked == "········presenter·······")
        #expect(row.old?.text == "let a = viewModel.movies")
    }

    @Test func `lines with little in common get rows of their own`() throws {
        let rows = try rows("guard let movie else { return }", "presenter.didSelect(index)")
        #expect(rows.map { $0.old == nil } == [false, true])
        #expect(rows.map { $0.new == nil } == [true, false])
    }

    @Test func `each line is in one row, in order, with its line number`() throws {
        for hunk in try StepDiff.with(2).hunks {
            let rows = hunk.rows()
            let old = rows.compactMap(\.old)
            let new = rows.compactMap(\.new)
            #expect(old.map(\.text) == hunk.lines.filter { $0.kind != .added }.map(\.text))
            #expect(new.map(\.text) == hunk.lines.filter { $0.kind != .removed }.map(\.text))
            #expect(zip(old, hunk.oldStart...).allSatisfy { $0.number == $1 })
            #expect(zip(new, hunk.newStart...).allSatisfy { $0.number == $1 })
        }
    }

    private func rows(_ old: String, _ new: String) throws -> [Row] {
        try StepDiff(old: ["A": old + "\n"], new: ["A": new + "\n"]).hunks.flatMap { $0.rows() }
    }
}

extension Row.Side {
    /// The text, with a dot in place of each unmarked character.
    fileprivate var marked: String { String(zip(text, marks).map { $1 ? $0 : "·" }) }
}
