import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The text about chapter 0, compared with the sources of chapter 0 and step 1.
struct MVCTextTests {
    private static let page = Result { try Repository.this.text(at: "Steps/0-mvc/README.md") }
    /// The sources of chapter 0 without `main.swift`, and those of step 1.
    private static let chapters = Result {
        let mvc = try Repository.this.root.appending(path: "Sources/TopMovies/0-MVC").swiftFiles()
        let mvvm = try Repository.this.sources(of: Step.mvvm)
        return (mvc: mvc.filter { $0.key != "main.swift" }, mvvm: mvvm)
    }

    /// The rows of the table: the name, the end of the files' names, and the pattern whose matches are counted.
    private let rows = [
        ("lines, without the program’s `main`", "", /\n/),
        ("lines of the four views", "View.swift", /\n/),
        ("places that fetch, rank, and take the top 25", "", /\.fetchMovies\(\)\.movies\.ranked\(\)\.prefix\(limit\)/),
        ("places that drop a late response", "", /answer comes too late/),
        ("variables that hold the state of a list", "", /private (?:var (?:movies|isLoading|failure)|let state)\b/),
        ("places that format a rating", "", /"%\.1f"/),
        ("places that push the detail screen", "", /navigator\?\.push/),
        ("protocols between the layers", "", /\nprotocol\b/),
    ]

    @Test func `the table has the actual figures`() throws {
        for (name, suffix, pattern) in rows {
            func count(in files: [String: String]) -> Int {
                let texts = files.filter { $0.key.hasSuffix(suffix) }.values
                return texts.map { $0.matches(of: pattern).count }.reduce(0, +)
            }
            let chapters = try Self.chapters.get()
            let row = "| \(name) | \(count(in: chapters.mvc)) | \(count(in: chapters.mvvm)) |\n"
            #expect(try Self.page.get().contains(row), "not in the text: \(row)")
        }
    }

    @Test func `the page says how many lines the JSON list copies from the text list`() throws {
        let files = try Self.chapters.get().mvc
        let text = try #require(files["TextMovieListView.swift"]).split(separator: "\n")
        let json = try #require(files["JSONMovieListView.swift"]).split(separator: "\n")
        let new = json.difference(from: text).insertions.count
        let words = "\(json.count - new) of its \(json.count) lines of code"
        #expect(try Self.page.get().replacing("\n", with: " ").contains(words), "\(words)")
    }

    @Test func `the page shows each changed line of the text list once, in order`() throws {
        let name = "TextMovieListView.swift"
        let chapters = try Self.chapters.get()
        let old = chapters.mvc.filter { $0.key == name }
        let new = chapters.mvvm.filter { $0.key == name }
        let hunks = try StepDiff(Comparison(("0-MVC", old), ("1-MVVM", new))).hunks
        let diff = hunks.flatMap { $0.quotedLines.dropFirst() }
        let shown = StepText(parsing: try Self.page.get()).blocks.compactMap(\.fence).filter { $0.hunkFile == name }
        let isChange = { (line: String) in line.hasPrefix("+") || line.hasPrefix("-") }
        #expect(shown.flatMap(\.lines).filter(isChange) == diff.filter(isChange))
        for fence in shown {
            #expect(diff.joined(separator: "\n").contains(fence.lines.joined(separator: "\n")), "line \(fence.line)")
        }
    }
}
