import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// Each mutant can be applied to its library, and changes something there.
struct MutantTests {
    static let example = """
        # How it is written.

        == a new file
        in A.swift, step 2
        -old
        -
        +new
        +
        +more
        -one
        in B.swift
        +one
        +two
        without C.swift
        """

    @Test(arguments: LibraryTrial.all)
    func `a fault in a library applies to the library's source`(tests: String) throws {
        let mutants = try Mutant.all(in: tests, of: .this)
        #expect(mutants.count > 10)
        let sources = try Repository.this.root.appending(path: "Sources").swiftFiles()
        for mutant in mutants { #expect(try mutant.applied(to: sources) != sources, "\(mutant)") }
        #expect(Set(mutants.map(\.description)).count == mutants.count)
    }

    @Test func `several edits, empty lines, new files and deletions are parsed as written`() throws {
        let patch = try #require(Patch.all(parsing: Self.example, from: "example", fields: []).first)
        let files = try patch.applied(to: ["A.swift": "an old\n one", "C.swift": ""])
        #expect(files == ["A.swift": "an new\n\nmore ", "B.swift": "one\ntwo\n"])
        #expect(patch.fields["in"] == ["step 2"])
    }

    @Test func `an edit without a file is parsed, but can't be applied`() throws {
        let patch = try #require(Patch.all(parsing: "#\n== lost\nin \n-old\n+new", from: "example", fields: []).first)
        #expect(throws: KataError.self) { try patch.applied(to: ["A.swift": "old"]) }
    }
}
