import Foundation
import Testing

@testable import kata

/// What quotes a private name or a message of the steps follows it; comments are nobody's business.
struct QuotedWordsTests {
    private static let source = """
        /// Shows "a few movies".
        final class TextView {
            private weak var screen: Screen?
            func write(_ reason: String) { screen?.write("No movies to show. \\(reason)") }
            private static func line() -> String { "%.1f" }
        }

        """
    private static let patch = """
        == the line is lost
        in TextView.swift, law empty
        -screen?.write("No movies to show.
        +screen.write(line()).screen
        in Other.swift
        -screen

        """

    @Test func `a name is rewritten in the edits of its file, and a message everywhere`() throws {
        let scratch = Repository(root: FileManager.default.temporaryDirectory.appending(path: UUID().uuidString))
        defer { try? FileManager.default.removeItem(at: scratch.root) }
        func words(_ source: String) -> QuotedWords {
            QuotedWords(in: [Step.all[1]: ["TextView.swift": source]], of: scratch)
        }
        let record = try words(Self.source).outdated()
        #expect(record.keys.sorted() == [QuotedWords.file])
        #expect(
            record[QuotedWords.file]?.hasSuffix("\n2-Presenter/TextView.swift | screen | No movies to show. | line\n")
                == true)
        let law = "Sources/Conformance/Law.swift"
        try scratch.root.write(
            record.merging(["Tests/Mutants/views.txt": Self.patch, law: "No movies to show."]) { $1 })
        #expect(try words(Self.source.replacing("a few movies", with: "some movies")).outdated() == [:])
        let edited = Self.source.replacing("screen", with: "window").replacing("No movies to", with: "Nothing to")
        let outdated = try words(edited).outdated()
        #expect(Set(outdated.keys) == [QuotedWords.file, law, "Tests/Mutants/views.txt"])
        #expect(outdated[law] == "Nothing to show.")
        let first = "-window?.write(\"Nothing to show.\n+window.write(line()).window\nin Other.swift\n-screen"
        #expect(outdated["Tests/Mutants/views.txt"]?.contains(first) == true)
        // With one name more, there is nothing to compare.
        let more = try words(edited.replacing("    func", with: "    private let a = 1\n    func")).outdated()
        #expect(Array(more.keys) == [QuotedWords.file])
    }
}
