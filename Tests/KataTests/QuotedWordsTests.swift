import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// Quotations of a step's private names, messages and comments, which are updated along with the step.
struct QuotedWordsTests {
    private static let source = """
        /// Shows "a few movies".
        private weak var screen: Screen?
        func write(_ reason: String) { screen?.write("Nothing on tonight. \\(reason)") }
        private static func line() -> String { "%.1f" }

        """
    private static let patch = """
        == the line is lost
        in TextView.swift, law empty
        -screen?.write("Nothing on tonight.
        +screen.write(line()).screen
        in Other.swift
        -screen

        """

    @Test func `a name is replaced in the edits of its file, and a message everywhere`() throws {
        try URL.withTemporaryFolder { folder in
            func words(_ source: String) throws -> QuotedWords {
                try QuotedWords(in: [Step.presenter: ["TextView.swift": source]], of: Repository(root: folder))
            }
            let record = try words(Self.source).outdated
            let recorded = """

                2-Presenter/TextView.swift | /// Shows "a few movies". | screen | Nothing on tonight. | line

                """
            #expect(record.count == 1)
            #expect(record[QuotedWords.file]?.hasSuffix(recorded) == true)
            let twin = "Sources/TopMovies/Observation/TextView.swift"
            let law = "Sources/Conformance/Law.swift"
            let edits = "Steps/exercises/5/steps.txt"
            try folder.write(record)
            try folder.write([edits: Self.patch, law: "Nothing on tonight.", twin: Self.source])
            let commented = Self.source.replacing("a few movies", with: "some movies")
            var comments = try words(commented).outdated
            comments[QuotedWords.file] = nil
            #expect(comments == [twin: commented])
            let edited = Self.source.replacing("screen", with: "window")
                .replacing("Nothing on", with: "A lot on")
            let outdated = try words(edited).outdated
            #expect(Set(outdated.keys) == [QuotedWords.file, law, twin, edits])
            #expect(outdated[law] == "A lot on tonight.")
            #expect(outdated[twin] == edited)
            let first = """
                -window?.write("A lot on tonight.
                +window.write(line()).window
                in Other.swift
                -screen
                """
            #expect(outdated[edits]?.contains(first) == true)
            // With an extra name, the old and new lists can't be paired.
            let longer = edited.replacing("func write", with: "private let a = 1\nfunc write")
            #expect(try Array(words(longer).outdated.keys) == [QuotedWords.file])
        }
    }

    @Test func `a name shared with a parameter is replaced where that's safe, and otherwise reported`() throws {
        func patch(_ name: String) -> String {
            """
            == a fault
            in A.swift
            -load(limit: \(name))
            +private let \(name): Int
            +print(limit)
            -init(limit: Int)
            -limit == 0
            """
        }
        try URL.withTemporaryFolder { folder in
            func words(_ name: String) throws -> QuotedWords {
                let body = "init(limit: Int) { self.\(name) = limit }\nfunc fetch() { load(limit: \(name)) }"
                let source = "private let \(name): Int\n\(body)"
                return try QuotedWords(in: [Step.mvvm: ["A.swift": source]], of: Repository(root: folder))
            }
            let file = "Steps/exercises/5/wrong-turns.txt"
            try folder.write(words("limit").outdated.merging([file: patch("limit")]) { $1 })
            let renamed = try words("maximum")
            #expect(renamed.outdated[file] == patch("maximum"))
            let sentence = "contains 'limit', but not every 'limit' is now 'maximum': edit it."
            #expect(renamed.unclear == [5, 7].map { "\(file):\($0) \(sentence)" })
        }
    }
}
