import Foundation
import Testing

@testable import kata

/// Each mutant finds its place in each step that it is made in, and changes something there.
struct MutantTests {
    static let example = """
        # How it is written.

        == a new file
        in A.swift, steps 2...3, harmless
        -old
        +new
        in B.swift
        +one
        +two
        without C.swift
        """

    @Test(arguments: [MutantSubject.topMovies, .contacts])
    func `a mutant has its place`(subject: MutantSubject) throws {
        let mutants = try subject.mutants(in: .this)
        #expect(mutants.count > 20)
        for (index, folder) in subject.folders.enumerated() {
            let sources = try Repository.this.root.appending(path: folder).swiftFiles()
            for mutant in mutants where mutant.steps.contains(index + 1) {
                let files = try mutant.applied(to: sources, as: index + 1) {
                    subject.renamed($0, of: mutant, in: index + 1)
                }
                #expect(files != sources, "\(mutant) in step \(index + 1)")
            }
        }
    }

    @Test(arguments: LibraryTrial.all)
    func `a fault in a library has its place`(trial: LibraryTrial) throws {
        let mutants = try Repository.this.mutants(in: trial.tests)
        #expect(mutants.count > 10)
        let sources = try Repository.this.root.appending(path: "Sources").swiftFiles()
        for mutant in mutants { #expect(try mutant.applied(to: sources, as: 1) != sources, "\(mutant)") }
        #expect(Set(mutants.map(\.description)).count == mutants.count)
    }

    @Test(arguments: [MutantSubject.topMovies, .contacts])
    func `a mutant names a law that exists, or none`(subject: MutantSubject) throws {
        let (laws, mutants) = (Set(subject.laws.joined()), try subject.mutants(in: .this))
        for mutant in mutants { #expect(mutant.catcher.map(laws.contains) ?? true, "\(mutant)") }
        #expect(Set(mutants.map(\.description)).count == mutants.count)
    }

    @Test func `an excuse names a law that exists`() throws {
        let laws = [MutantSubject.topMovies, .contacts].flatMap { $0.laws.joined() }
        #expect(Set(laws).isSuperset(of: try MutantSubject.spareLaws(in: .this)))
    }

    @Test func `quickly, each mutant is in one of its steps, and each step has some`() throws {
        let mutants = try MutantSubject.topMovies.mutants(in: .this)
        let copies = MutantPackage(of: .topMovies, in: .this, mutants: mutants, isQuick: true).copies
        #expect(copies.map(\.mutant.description) == mutants.map(\.description))
        #expect(copies.allSatisfy { $0.mutant.steps.contains($0.step) })
        #expect(Set(copies.map(\.step)) == [1, 2, 3, 4])
    }

    @Test func `several edits, empty lines and deletions are read as written`() throws {
        let mutant = try #require(Repository.this.mutants(in: "navigation").first { $0.patch.edits.count == 2 })
        #expect(mutant.description == "shares its router among views")
        #expect(mutant.steps == 3...4)
        #expect(mutant.patch.edits[0] == (mutant.file, "        let router = DefaultMovieListRouter()\n", ""))
        #expect(mutant.patch.edits[1].replacement.hasSuffix("= DefaultMovieListRouter()\n\n    public func makeView"))
    }

    @Test func `a mutant of several files adds, edits and deletes them`() throws {
        let mutant = try #require(Mutant.all(parsing: Self.example).first)
        let files = try mutant.applied(to: ["A.swift": "an old one", "C.swift": ""], as: 2)
        #expect(files == ["A.swift": "an new one", "B.swift": "one\ntwo\n"])
        #expect(mutant.steps == 2...3 && mutant.catcher == nil)
    }

    @Test func `an edit without a file is read, and can't be applied`() throws {
        let patch = try #require(Patch.all(parsing: "#\n== lost\nin \n-old\n+new", fields: []).first)
        #expect(throws: KataError.self) { try patch.applied(to: ["A.swift": "old"]) }
    }

    @Test func `a mutant that never ends is ended`() throws {
        let mutant = try #require(MutantSubject.topMovies.mutants(in: .this).first)
        let copy = MutantPackage.Copy(mutant: mutant, step: 1, module: "30")
        let judged = try MutantPackage.judge(copy, with: URL(filePath: "/bin/sleep"), limit: 1)
        #expect(judged.laws == [] && !judged.isOrderly)
    }
}

extension MutantSubject: CustomTestStringConvertible {
    var testDescription: String { package }
}

extension LibraryTrial: CustomTestStringConvertible {
    var testDescription: String { tests }
}
