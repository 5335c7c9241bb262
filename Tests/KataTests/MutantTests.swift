import Foundation
import Testing

@testable import KataKit

/// Each mutant can be applied to each of its steps, and changes something there.
struct MutantTests {
    static let example = """
        # How it is written.

        == a new file
        in A.swift, steps 2...3, harmless
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

    @Test(arguments: [MutantSubject.topMovies, .contacts])
    func `a mutant applies to its steps, and any law that it names exists`(subject: MutantSubject) throws {
        let (laws, mutants) = (Set(subject.laws.joined()), try subject.mutants(in: .this))
        #expect(mutants.count > 20)
        #expect(Set(mutants.map(\.description)).count == mutants.count)
        for mutant in mutants { #expect(mutant.catcher.map(laws.contains) ?? true, "\(mutant)") }
        let steps = mutants.map(\.steps)
        for (number, folder) in zip(1..., subject.folders) {
            let sources = try Repository.this.root.appending(path: "\(subject.app.folder)/\(folder)").swiftFiles()
            for (mutant, steps) in zip(mutants, steps) where steps.contains(number) {
                let files = try mutant.applied(to: sources, as: number, of: subject)
                #expect(files != sources, "\(mutant) in step \(number)")
            }
        }
    }

    @Test(arguments: LibraryTrial.all)
    func `a fault in a library applies to the library's source`(tests: String) throws {
        let mutants = try Repository.this.mutants(in: tests)
        #expect(mutants.count > 10)
        let sources = try Repository.this.root.appending(path: "Sources").swiftFiles()
        for mutant in mutants { #expect(try mutant.applied(to: sources, as: 1) != sources, "\(mutant)") }
        #expect(Set(mutants.map(\.description)).count == mutants.count)
    }

    @Test func `the list of spare laws names only laws that exist`() throws {
        let laws = [MutantSubject.topMovies, .contacts].flatMap { $0.laws.joined() }
        #expect(Set(laws).isSuperset(of: try Repository.this.spareLaws()))
    }

    @Test func `a quick run tries each mutant in one of the mutant's steps, and each step with some mutants`() throws {
        let mutants = try MutantSubject.topMovies.mutants(in: .this)
        let copies = MutantSubject.topMovies.copies(of: mutants, isQuick: true)
        #expect(copies.map(\.mutant.description) == mutants.map(\.description))
        #expect(copies.allSatisfy { $0.mutant.steps.contains($0.step) })
        #expect(Set(copies.map(\.step)) == [1, 2, 3, 4])
    }

    @Test func `several edits, empty lines, new files and deletions are parsed as written`() throws {
        let mutant = try #require(Mutant.all(parsing: Self.example, from: "example", fields: []).first)
        let files = try mutant.applied(to: ["A.swift": "an old\n one", "C.swift": ""], as: 2)
        #expect(files == ["A.swift": "an new\n\nmore ", "B.swift": "one\ntwo\n"])
        #expect(mutant.steps == 2...3 && mutant.catcher == nil)
    }

    @Test func `an edit without a file is parsed, but can't be applied`() throws {
        let patch = try #require(Patch.all(parsing: "#\n== lost\nin \n-old\n+new", from: "example", fields: []).first)
        #expect(throws: KataError.self) { try patch.applied(to: ["A.swift": "old"]) }
    }

    @Test func `a mutant that never ends is stopped`() throws {
        let mutant = try #require(MutantSubject.topMovies.mutants(in: .this).first)
        let verdict = try MutantSubject.verdict(on: (mutant, 1, "30"), by: "/bin/sleep", limit: 1)
        #expect(verdict.names == [] && verdict.sentence == "NOT judged in full: it crashed or hung")
    }
}

extension MutantSubject: CustomTestStringConvertible { var testDescription: String { app.module } }
