import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// Syntax colours, which never change a character.
struct HighlighterTests {
    @Test(arguments: [
        ("let a = 1", ["keyword": ["let"], "number": ["1"]]),
        ("func show(for movie: Movie)", ["keyword": ["func"], "type": ["Movie"]]),
        ("x.default(in: self)", ["keyword": ["self"]]),
        ("/// A `let`.", ["documentation": ["/// A `let`."]]),
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
        let found = Dictionary(grouping: spans) { String($0.classes[0].dropFirst(2)) }
        #expect(found.mapValues { $0.map(\.text) } == kinds)
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

    /// The pairs of text and background colours that occur.
    private var pairs: [(text: String, ground: String)] {
        let grounds = ["paper", "code", "ins", "del"]
        var pairs: [(text: String, ground: String)] = [("paper", "ink"), ("paper", "accent")]
        for text in ["ink"] + Highlighter.Kind.allCases.map(\.rawValue) {
            for ground in grounds + ["ins-word", "del-word"] { pairs.append((text, ground)) }
        }
        for text in ["quiet", "accent", "added", "removed"] {
            for ground in grounds { pairs.append((text, ground)) }
        }
        return pairs
    }

    /// The colours in the style sheet by name, each for light and dark mode.
    private let palette = Dictionary(
        uniqueKeysWithValues: Resource.text("book.css").matches(of: /--([\w-]+): light-dark\(#(\w+), #(\w+)\);/).map {
            (String($0.1), [$0.2, $0.3].map { Int($0, radix: 16) ?? 0 })
        })

    @Test(arguments: [0, 1])
    func `every text colour is readable on its background, in light and dark mode`(side: Int) throws {
        for (text, ground) in pairs {
            let one = luminance(try #require(palette[text])[side])
            let other = luminance(try #require(palette[ground])[side])
            // The contrast, as WCAG defines it.
            let contrast = (max(one, other) + 0.05) / (min(one, other) + 0.05)
            #expect(contrast >= 4.5, "\(text) on \(ground)")
        }
    }

    /// Returns lines of Swift as the book highlights them.
    private func highlighted(_ lines: [String]) throws -> [PageElement] {
        let page = try #require(PageElement.root(of: HTML.code(lines).source))
        return page.all(class: "line")
    }

    private func luminance(_ value: Int) -> Double {
        let channels = [value >> 16, value >> 8 & 255, value & 255].map { channel -> Double in
            let share = Double(channel) / 255
            return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
}
