import TestSupport
import Testing

@testable import kata

/// Whatever a text holds, it's read whole: no line of a step's text and no letter of a page is lost.
struct TextFuzzTests {
    private static let seeds = [
        """
        # Step 2: *Presenter*

        Why it is <https://a.b>, `code` and **strong _too_**. See [the map](../README.md#map "x") ![a](b.svg).

        ```diff MovieListView.swift
        @@ -1,2 +1,2 @@
        -a
        +b

        ```

        1. one

           more
        2. two
           - inner
        > quoted
        > text

        | a | `b|c` |
        | --- | :-: |
        | d \\| e | f |

        ---
        <!-- left
        out -->
        ```text trace 2 open
        View → Presenter
        ```
        end
        """,
        "## A ##\n```\nopen", "| a | b |\n| --- | --- |\n| c | d |\ntext\n",
        "text\n\n***\n* a\n* b\n  c\n\n```swift A/B.swift\nlet a\n```\n",
    ]
    private static let words = [
        "```", "````", "``", "`", "\n", "\n\n", "\n```\n", "# ", "- ", "12. ", "> ", "| ", "|", "---", "<!--", "-->",
        "*", "**",
        "_", "__", "[", "](", ")", "![", "\\", "<https://", ">", "    ", "\t", "diff A.swift", "\r\n", "é", "~~~",
        "***",
    ]

    @Test func `Fuzz: a step's text is read whole, and written as it was read`() async throws {
        try await Fuzzing("texts", seeds: Self.seeds, dictionary: Self.words, short: 200)() { input in
            let text = StepText(parsing: input.text)
            let again = StepText(parsing: text.text)
            try hold(again == text, "the same when it's written and read again: \(again.blocks)")
            let read = text.blocks.flatMap {
                $0.prose ?? $0.fence.map { [$0.words.joined(separator: " ")] + $0.lines } ?? []
            }
            var isOpen = false
            let lines = input.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
                String(Substring($0))
            }
            .filter { line in
                defer { if line == "```" || !isOpen && line.hasPrefix("```") { isOpen.toggle() } }
                return !(isOpen && line == "```")
            }
            let marked = lines.map { $0.filter { !"` ".contains($0) } }
            try hold(read.map { $0.filter { !"` ".contains($0) } } == marked, "each line, in its order: \(read)")
            for (index, block) in text.blocks.enumerated() where block.fence != nil {
                // By scalars: an accent of its own joins the space before it, which isn't the prose's.
                let prose = text.prose(above: index).unicodeScalars
                try hold(prose.isEmpty || input.text.unicodeScalars.contains(prose), "prose of the text")
            }
        }
    }

    @Test func `Fuzz: no letter of a Markdown page is lost`() async throws {
        try await Fuzzing("markdown", seeds: Self.seeds, dictionary: Self.words, short: 100)() { input in
            // A bracket that is never closed is looked for to the end: fine for pages of this package.
            let text = String(input.text.prefix(1_000))
            _ = MarkdownParser.blocks(of: text.lines)
            // Comments are left out, and images have no marks in their text.
            let shown = text.filter { $0 != "!" }
            let blocks = MarkdownParser.blocks(of: shown.lines)
            try hold(Self.letters(Self.text(of: blocks)) == Self.letters(shown), "each letter, in its order: \(blocks)")
        }
    }

    private static func letters(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { $0.properties.isAlphabetic }
    }

    private static func text(of blocks: [MarkdownBlock]) -> String {
        blocks.map { block in
            switch block {
            case .heading(_, let inlines), .paragraph(let inlines): text(of: inlines)
            case .list(_, let items): items.map(text).joined()
            case .table(let head, let rows, _): ([head] + rows).joined().map(text).joined()
            case .quote(let blocks): text(of: blocks)
            case .code(let words, let lines): (words + lines).joined()
            case .rule: ""
            }
        }.joined()
    }

    private static func text(of inlines: [Inline]) -> String {
        inlines.map { inline in
            switch inline {
            case .text(let text), .code(let text): text
            case .emphasis(let inner), .strong(let inner): text(of: inner)
            case .link(let inner, let destination):
                inner == [.text(destination)] ? destination : text(of: inner) + destination
            case .image(let alt, let source): alt + source
            }
        }.joined()
    }
}
