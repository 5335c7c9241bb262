import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// Any text is read completely: no line of a step's text and no letter of a page is lost.
struct TextFuzzTests {
    private static let seeds = Result {
        [
            try caseText("markdown"), "## A ##\n```\nopen", "| a | b |\n| --- | --- |\n| c | d |\ntext\n",
            "text\n\n***\n* a\n* b\n  c\n\n```swift A/B.swift\nlet a\n```\n",
        ]
    }
    private static let words = [
        "```", "````", "``", "`", "\n", "\n\n", "\n```\n", "# ", "- ", "12. ", "> ", "| ", "|", "---", "<!--", "-->",
        "*", "**", "_", "__", "[", "](", ")", "![", "\\", "<https://", ">", "    ", "\t", "diff A.swift", "\r\n", "é",
        "~~~", "***",
    ]

    @Test func `Fuzz: a step's text is read completely, and written as it was read`() async throws {
        try await Fuzzing("texts", seeds: Self.seeds.get(), dictionary: Self.words, short: 200)() { input in
            let text = StepText(parsing: input.text)
            let again = StepText(parsing: text.text)
            try hold(again == text, "the text is the same when it's written and read again: \(again.blocks)")
            let read = text.blocks.flatMap {
                $0.prose ?? $0.fence.map { [$0.words.joined(separator: " ")] + $0.lines } ?? []
            }
            var isOpen = false
            let pieces = input.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
            let lines = pieces.map { String(Substring($0)) }.filter { line in
                defer { if line == "```" || !isOpen && line.hasPrefix("```") { isOpen.toggle() } }
                return !(isOpen && line == "```")
            }
            func unmarked(_ lines: [String]) -> [String] { lines.map { $0.filter { !"` ".contains($0) } } }
            try hold(unmarked(read) == unmarked(lines), "each line, in its order: \(read)")
            for (index, block) in text.blocks.enumerated() where block.fence != nil {
                // Compares scalars, because a leading accent would combine with the preceding space, which isn't prose.
                let prose = text.prose(above: index).unicodeScalars
                try hold(prose.isEmpty || input.text.unicodeScalars.contains(prose), "prose of the text")
            }
        }
    }

    @Test func `Fuzz: no letter of a Markdown page is lost`() async throws {
        try await Fuzzing("markdown", seeds: Self.seeds.get(), dictionary: Self.words, short: 100)() { input in
            let text = String(input.text.prefix(1_000))
            var writer = try BookFixture.writer.get()
            _ = writer.markdown(text.lines)
            // A link shows its path as the book names it, and titles are capitalised.
            let shown = text.filter { !"[<&:".contains($0) }
            let html = writer.markdown(shown.lines).source
            let page = html.replacing(/<[^>]*>|&\w+;/.matchingSemantics(.unicodeScalar), with: "")
            try hold(Self.letters(page) == Self.letters(shown), "each letter, in its order: \(html)")
        }
    }

    private static func letters(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { $0.properties.isAlphabetic }
    }
}
