import Testing

@testable import kata

/// Side by side, each line stays in its column, and nothing of it is lost.
struct SideBySideTests {
    @Test(arguments: [(60, (1, 2)), (80, (4, 3)), (120, (3, 2)), (200, (1, 4))])
    func `each line keeps to the width, and the columns to their places`(width: Int, pair: (Int, Int)) throws {
        let text = try diff("\(pair.0) \(pair.1) --side-by-side --width \(width)")
        for line in text.split(separator: "\n") {
            #expect(line.string.cells <= width)
            #expect(line.last != " ")
        }
        try expectAll(of: diff("\(pair.0) \(pair.1)"), toStandIn: text, width: width)
        let colored = try diff("\(pair.0) \(pair.1) --side-by-side --width \(width) --color always")
        #expect(withoutColor(colored) == text)
    }

    @Test(arguments: [60, 61, 80])
    func `wide characters and marks do not move the columns`(width: Int) throws {
        let wide = "let title = \"七人の侍 👨‍👩‍👧 e\u{301}a\u{308} ❤️ 🇫🇷 한국어 " + String(repeating: "映画", count: 40) + "\""
        let shelf = try Shelf([1: ["A.swift": "a\n\(wide) // old\nb\n"], 2: ["A.swift": "a\n\(wide) // new\nb\n"]])
        let text = try diff("1 2 --side-by-side --width \(width)", shelf.repository)
        #expect(text.split(separator: "\n").allSatisfy { $0.string.cells <= width })
        try expectAll(of: diff("1 2", shelf.repository), toStandIn: text, width: width)
    }

    @Test func `the columns show signs and line numbers`() throws {
        let shelf = try Shelf([1: ["A.swift": "1\nlet a = b\n3\n"], 2: ["A.swift": "1\nlet a = c\nnew\n3\n"]])
        let text = try diff("1 2 --side-by-side --width 60", shelf.repository)
        #expect(
            text == """
                A.swift
                @@ -1,3 +1,4 @@
                  1   1                      │   1   1
                  2 - let a = b              │   2 + let a = c
                                             │   3 + new
                  3   3                      │   4   3

                """)
    }

    @Test(arguments: [
        (
            62, "    init(viewModel: any MovieDetailViewModel, console: Console) {",
            ["    init(viewModel: any MovieDetailViewModel,", "        console: Console) {"]
        ),
        (
            40, "let rating = movie.rating.map { String(format: \"%.1f\", $0) }",
            ["let rating = movie.rating", "    .map { String(format: \"%.1f\", $0) }"]
        ),
        (
            22, "final class JSONMovieDetailView: Screen {",
            ["final class", "    JSONMovieDetail", "    View: Screen {"]
        ),
    ])
    func `code breaks where a programmer would break it`(width: Int, code: String, pieces: [String]) {
        #expect(Line(code).wrapped(to: width, asCode: true).map { $0.text(isColored: false) } == pieces)
    }

    @Test(arguments: Step.all)
    func `a name breaks between its words, as a last resort`(step: Step) throws {
        for line in try Repository.this.sources(of: step).values.flatMap(\.lines) {
            let pieces = Line(line).wrapped(to: 22, asCode: true).map { $0.text(isColored: false) }
            for (piece, next) in zip(pieces, pieces.dropFirst()) {
                let next = next.drop { $0 == " " }
                #expect(
                    piece.last?.isLetter != true || next.first?.isLowercase != true || piece + next != line, "\(pieces)"
                )
            }
        }
    }

    @Test func `a narrow terminal gets one line below the other`() throws {
        #expect(try diff("1 2 --side-by-side --width 59") == diff("1 2"))
    }

    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("侍", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("각", 2),
        ("😀", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("🇫🇷", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("│", 1), ("–", 1), ("→", 1),
    ])
    func `a character takes as many cells as a terminal gives it`(text: String, cells: Int) {
        #expect(text.cells == cells)
    }

    /// Both columns, read down, are both steps' lines, apart from the space that wrapping takes away.
    private func expectAll(of diff: String, toStandIn text: String, width: Int) throws {
        let border = (width - 3) / 2 + 1
        var (left, right) = ("", "")
        for line in text.split(separator: "\n") {
            guard let bar = line.indices.first(where: { line[$0] == "│" && line[..<$0].string.cells == border })
            else { continue }
            left += line[..<bar].string.code
            right += line[line.index(after: bar)...].dropFirst().string.code
        }
        let code = diff.split(separator: "\n").filter { $0.contains(/^[ +-]/) && !$0.contains(/^(---|\+\+\+)\s/) }
        let (old, new) = (code.filter { $0.first != "+" }, code.filter { $0.first != "-" })
        #expect(left == old.map { $0.dropFirst().filter { $0 != " " } }.joined())
        #expect(right == new.map { $0.dropFirst().filter { $0 != " " } }.joined())
    }
}

extension Substring {
    fileprivate var string: String { String(self) }
}

extension String {
    /// What stands behind number and sign, without space.
    fileprivate var code: String { String(dropFirst(6).filter { $0 != " " }) }
}
