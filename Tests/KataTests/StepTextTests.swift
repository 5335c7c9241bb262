import Testing

@testable import ExerciseKit
@testable import KataKit

/// The parsing and writing of a step's text, which must not lose a character.
struct StepTextTests {
    @Test(arguments: [
        "", "\n", "prose", "# A\n\n```diff A.swift\n@@ -1 +1 @@\n-a\n+b\n```\n\nb\n", "```swift\n```\n```text\n```",
        "a\r\nb\r\n\r\n", "```\nclosed\r\n```\nprose",
    ])
    func `a text survives reading and writing unchanged`(text: String) { #expect(StepText(parsing: text).text == text) }

    @Test func `a fence has its words, its lines and its place`() throws {
        let text = StepText(parsing: "# A\n\nWhy.\n\n```diff A.swift\n@@ -1 +1 @@\n-a\n\n```\n")
        let fence = try #require(text.blocks.lazy.compactMap(\.fence).first)
        #expect(fence.words == ["diff", "A.swift"])
        #expect(fence.hunkFile == "A.swift")
        #expect(fence.lines == ["@@ -1 +1 @@", "-a", ""])
        #expect(fence.line == 5)
    }

    @Test(arguments: [
        ("Why.\n\n```diff A\n```", "Why."),
        ("# A\n\nWhy.\nSo.\n\n```diff A\n```", "Why.\nSo."),
        ("# A\n\n```diff A\n```", ""),
        ("```diff A\n```", ""),
        ("One.\n\n## B\n```diff A\n```", ""),
    ])
    func `the prose above a fence, back to the last heading, belongs to the fence`(text: String, prose: String) throws {
        let text = StepText(parsing: text)
        let index = try #require(text.blocks.firstIndex { $0.fence != nil })
        #expect(text.prose(above: index) == prose)
    }
}
