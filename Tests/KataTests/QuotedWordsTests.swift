import Foundation
import Testing

@testable import kata

/// What quotes a private name or a message of the steps follows it, and so does what shares a comment.
struct QuotedWordsTests {
    private static let source = """
        /// Shows "a few movies".
        final class TextView {
            private weak var screen: Screen?
            func write(_ reason: String) { screen?.write("Nothing on tonight. \\(reason)") }
            private static func line() -> String { "%.1f" }
        }

        """
    private static let patch = """
        == the line is lost
        in TextView.swift, law empty
        -screen?.write("Nothing on tonight.
        +screen.write(line()).screen
        in Other.swift
        -screen

        """

    @Test func `a name is rewritten in the edits of its file, and a message everywhere`() throws {
        let scratch = Repository(root: FileManager.default.temporaryDirectory.appending(path: UUID().uuidString))
        defer { try? FileManager.default.removeItem(at: scratch.root) }
        func words(_ source: String) throws -> QuotedWords {
            try QuotedWords(in: [Step.all[1]: ["TextView.swift": source]], of: scratch)
        }
        let record = try words(Self.source).outdated
        #expect(record.keys.sorted() == [QuotedWords.file])
        #expect(
            record[QuotedWords.file]?.hasSuffix(
                "\n2-Presenter/TextView.swift | /// Shows \"a few movies\". | screen | Nothing on tonight. | line\n")
                == true)
        let (law, twin) = ("Sources/Conformance/Law.swift", "Sources/TopMovies/Observation/TextView.swift")
        try scratch.root.write(
            record.merging(["Tests/Mutants/views.txt": Self.patch, law: "Nothing on tonight.", twin: Self.source]) {
                $1
            })
        let commented = Self.source.replacing("a few movies", with: "some movies")
        let twinAlone = try words(commented).outdated.filter { $0.key != QuotedWords.file }
        #expect(twinAlone == [twin: commented])
        let edited = Self.source.replacing("screen", with: "window").replacing("Nothing on", with: "A lot on")
        let outdated = try words(edited).outdated
        #expect(Set(outdated.keys) == [QuotedWords.file, law, twin, "Tests/Mutants/views.txt"])
        #expect(outdated[law] == "A lot on tonight." && outdated[twin] == edited)
        let first = "-window?.write(\"A lot on tonight.\n+window.write(line()).window\nin Other.swift\n-screen"
        #expect(outdated["Tests/Mutants/views.txt"]?.contains(first) == true)
        // With one name more, there is nothing to compare.
        let more = try words(edited.replacing("    func", with: "    private let a = 1\n    func")).outdated
        #expect(Array(more.keys) == [QuotedWords.file])
    }

    @Test func `a name that's also a parameter's is rewritten where it's clear, and reported elsewhere`() throws {
        let scratch = Repository(root: FileManager.default.temporaryDirectory.appending(path: UUID().uuidString))
        defer { try? FileManager.default.removeItem(at: scratch.root) }
        func words(_ name: String) throws -> QuotedWords {
            let source = """
                private let \(name): Int
                init(limit: Int) { self.\(name) = limit }
                func fetch() { load(limit: \(name)) }
                """
            return try QuotedWords(in: [Step.all[0]: ["A.swift": source]], of: scratch)
        }
        func patch(_ name: String, _ last: String) -> String {
            """
            == a fault
            in A.swift, law empty
            -self.\(name) = limit
            +self.\(name) = limit
            +print(limit)
            -load(limit: \(name))
            +private let \(name) = 3
            -\(last)
            """
        }
        let file = "Tests/Mutants/business.txt"
        try scratch.root.write(words("limit").outdated.merging([file: patch("limit", "limit == 0")]) { $1 })
        let renamed = try words("maximum")
        #expect(renamed.outdated[file] == patch("maximum", "limit == 0"))
        let sentence = "says 'limit', and not every 'limit' is now 'maximum': edit it."
        #expect(renamed.unclear.map(\.description) == [5, 8].map { "\(file):\($0) \(sentence)" })
    }
}
