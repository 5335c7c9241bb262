import Foundation
import Testing

@testable import kata

/// Colours say what a word is, and change no character.
struct HighlighterTests {
    @Test(arguments: [
        ("let a = 1", ["keyword": ["let"], "number": ["1"]]),
        ("func show(for movie: Movie)", ["keyword": ["func"], "type": ["Movie"]]),
        ("x.default(in: self)", ["keyword": ["self"]]), ("/// A `let`.", ["documentation": ["/// A `let`."]]),
        ("a() // let", ["comment": ["// let"]]),
        ("@MainActor final", ["attribute": ["@MainActor"], "keyword": ["final"]]),
        ("\"a \\(b ? \"c\" : Self.d) e\"", ["string": ["\"a ", "\"c\"", " e\""], "keyword": ["Self"]]),
        ("\"let \\\" if\"", ["string": ["\"let \\\" if\""]]),
        ("/* let */ var", ["comment": ["/* let */"], "keyword": ["var"]]),
    ])
    func `each word has the colour of its kind`(line: String, kinds: [String: [String]]) throws {
        let spans = try highlighted([line]).flatMap(\.descendants).filter {
            $0.name == "span" && $0.classes.first?.hasPrefix("t-") == true
        }
        let found = Dictionary(grouping: spans) { String($0.classes[0].dropFirst(2)) }.mapValues { $0.map(\.text) }
        #expect(found == kinds)
    }

    @Test func `a token that spans lines keeps its colour`() throws {
        let lines = ["/* a", "let */ let", "\"\"\"", "let", "\"\"\"", "let"]
        let kinds = try highlighted(lines).map { line in
            line.descendants.compactMap { $0.classes.first }.filter { $0.hasPrefix("t-") }
        }
        #expect(
            kinds == [
                ["t-comment"], ["t-comment", "t-keyword"], ["t-string"], ["t-string"], ["t-string"], ["t-keyword"],
            ])
    }

    @Test(arguments: [
        "\"open \\(a", "\\(", "`", "\"", "/*", "@", "#", "é\u{301}🎬let", "\t a", "", "\"\\", "x\u{0}",
    ])
    func `no character is lost`(line: String) throws {
        #expect(try highlighted([line]).map(\.text) == [line.replacing("\u{0}", with: "\u{FFFD}")])
    }

    /// Which colour of text stands on which ground.
    private var pairs: [(text: String, ground: String)] {
        let grounds = ["paper", "code", "ins", "del"]
        var pairs: [(text: String, ground: String)] = [("paper", "ink"), ("paper", "accent")]
        for text in ["ink"] + TokenKind.allCases.map(\.rawValue) {
            for ground in grounds + ["ins-word", "del-word"] { pairs.append((text, ground)) }
        }
        for text in ["quiet", "accent", "added", "removed"] {
            for ground in grounds { pairs.append((text, ground)) }
        }
        return pairs
    }

    @Test(arguments: [("light", Palette.light), ("dark", Palette.dark)])
    func `every text colour can be read on its background`(name: String, palette: Palette) throws {
        for (text, ground) in pairs {
            let (a, b) = (try luminance(palette, text), try luminance(palette, ground))
            let contrast = (max(a, b) + 0.05) / (min(a, b) + 0.05)
            #expect(contrast >= 4.5, "\(text) on \(ground) in \(name)")
        }
    }

    @Test func `both palettes have every colour in the style sheet`() throws {
        let html = try BookFixture.html.get()
        let defined = Set(html.matches(of: /(--[\w-]+)\s*:/).map { String($0.1) })
        let used = Set(html.matches(of: /var\((--[\w-]+)\)/).map { String($0.1) })
        #expect(used.subtracting(defined) == [])
        #expect(Set(Palette.light.colours.keys) == Set(Palette.dark.colours.keys))
    }

    /// Lines of Swift, as the book has them.
    private func highlighted(_ lines: [String]) throws -> [PageElement] {
        let page = try #require(PageTree.root(of: CodeBlock(lines: lines, isSwift: true).html.source))
        return page.all(class: "line")
    }

    private func luminance(_ palette: Palette, _ name: String) throws -> Double {
        let hex = try #require(palette.colours[name])
        let value = try #require(Int(hex.dropFirst(), radix: 16))
        let channels = [value >> 16, value >> 8 & 255, value & 255].map { channel -> Double in
            let share = Double(channel) / 255
            return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
}
