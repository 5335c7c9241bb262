import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The study's recorded figures, compared with the page and the picture that show them.
struct FiguresTests {
    private static let file = "Steps/changes/figures.tsv"
    /// The recorded cells, one for each column: by figure, then by change.
    private let figures: [String: [String: [Int?]]]
    /// The changes' folders, in order.
    private let changes: [String]

    init() throws {
        let rows = try Repository.this.text(at: Self.file).split(separator: "\n").map {
            $0.components(separatedBy: "\t")
        }
        figures = rows.dropFirst().reduce(into: [:]) { figures, row in
            figures[row[1], default: [:]][row[0]] = row.dropFirst(2).map { Int($0) }
        }
        changes = figures["changed lines", default: [:]].keys.filter { $0 != "all" }.sorted()
    }

    /// Returns a figure's sums over some changes, as text, and with a dash where there is no figure.
    private func sums(_ figure: String, of changes: [String]) -> [String] {
        let rows = changes.compactMap { figures[figure]?[$0] }
        return (0..<5).map { column in
            let cells = rows.compactMap { $0[column] }
            return cells.count == changes.count ? "\(cells.reduce(0, +))" : "–"
        }
    }

    private func name(of change: String) -> String {
        String(change.dropFirst(3)).replacing("-", with: " ")
    }

    @Test func `the page's table shows the recorded figures and their sums`() throws {
        let lines = "changed lines"
        let oneView = "without the JSON views"
        let views = "left-out views that no test catches"
        let expected =
            [
                ["app and changes"] + sums(lines, of: ["all"] + changes),
                ["… without the JSON views"] + sums(oneView, of: ["all"] + changes),
                ["… or Markdown"] + sums(oneView, of: ["all"] + changes.dropFirst(1)),
                ["… or the redesigned list"] + sums(oneView, of: ["all"] + changes.dropFirst(2)),
                ["the app"] + sums(lines, of: ["all"]),
                ["twelve changes"] + sums(lines, of: changes),
            ] + changes.map { [name(of: $0)] + sums(lines, of: [$0]) } + [
                ["changed in views"] + sums("lines changed in views", of: changes),
                ["repeated in the changes"] + sums("lines repeated", of: changes),
                ["tests and doubles for the changes"] + sums("lines changed in tests and doubles", of: changes),
                ["laws that need no screen"] + sums("laws below the views", of: changes),
                [views] + sums(views, of: changes),
            ]
        let page = try Repository.this.text(at: "Steps/evidence.md").lines
        let table = page.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
        let rows = expected.map { "| \($0.joined(separator: " | ")) |" }
        #expect(changes.count == 12)
        #expect(Array(table.dropFirst(2)) == rows)
    }

    @Test func `the five-minute page repeats the figures`() throws {
        let page = try Repository.this.text(at: "Steps/five-minutes.md")
        let rows = [
            ["the app"] + sums("changed lines", of: ["all"]),
            ["app and changes"] + sums("changed lines", of: ["all"] + changes),
            ["changed in views"] + sums("lines changed in views", of: changes),
        ]
        for var row in rows {
            // The page leaves out 1b with a router.
            row.remove(at: 3)
            #expect(page.contains("| \(row.joined(separator: " | ")) |"))
        }
    }

    @Test func `the picture's labels and bars show the recorded figures`() throws {
        let picture = try Repository.this.text(at: "Steps/evidence.svg")
        let rows = (["all"] + changes).compactMap { change in
            figures["changed lines"]?[change].map { (change == "all" ? "the layers" : name(of: change), $0) }
        }
        for (name, cells) in rows {
            let lines = cells.compactMap(\.self)
            let numbers = lines.map(String.init).joined(separator: ", ")
            #expect(picture.contains("\(name): \(numbers)."))
            let bars = try #require(picture.split(separator: "text-anchor=\"end\">\(name)</text>\n").last)
            let bar = /<rect class="(\w+)".*? width="(\d+)" .*?>([^<]+)<\/text>/
            for (match, count) in zip(bars.matches(of: bar), lines.dropFirst()) {
                let saved = lines[0] - count
                let sign = saved < 0 ? "−" : "+"
                // Differences of at most five lines, or a tenth, count as none.
                let isTie = abs(saved) <= max(5, min(lines[0], count) / 10)
                let kind = saved > 0 ? "saved" : "paid"
                #expect(match.1 == (isTie ? "tie" : kind), "\(name): \(count) lines")
                #expect(match.2 == "\(abs(saved) / 2)")
                #expect(match.3 == (saved == 0 ? "0" : "\(sign)\(abs(saved))"), "\(name): \(count) lines")
            }
        }
        #expect(rows.count == 13)
    }

    @Test func `each figure in the page's prose comes from the study or from a cited page`() throws {
        let page = try Repository.this.text(at: "Steps/evidence.md")
        let table = page.lines.filter { $0.hasPrefix("|") }.joined()
        let onePlatform = sums("without the JSON views", of: ["all"] + changes.dropFirst(2))
        let pages = ["figures.tsv", "expected.md", "../exercises/4-markdown-again/DEBRIEF.md"]
        let cited = try pages.map { try Repository.this.text(at: "Steps/changes/\($0)") }
        let known = numbers(in: "\(table) \(onePlatform) \(cited) 2019 2022")
        #expect(numbers(in: page).subtracting(known).isEmpty)
    }

    private func numbers(in text: String) -> Set<Substring> {
        Set(text.replacing(",", with: "").matches(of: /\d{3,}/).map { $0.output[...] })
    }
}
