import Foundation
import TestSupport
import Testing

@testable import Structure

/// What is to be said where a whole layer is not there, or where the compiler does not tell.
struct LayerTests {
    @Test(arguments: zip(StructureStep.allCases, [1, 2, 3, 3]))
    func `an empty folder lacks every layer, and says that it is empty`(step: StructureStep, count: Int) {
        let facts = SourceFacts(of: [:], named: "mine")
        let findings = StructureLamp.findings(in: facts, step: step)
        #expect(findings.count == count)
        #expect(findings.allSatisfy { $0.kind == .missing && $0.file == "mine" && $0.line == nil })
        #expect(facts.caveat == "There are no Swift sources here.")
    }

    @Test func `sources that don't compile are judged by their words, and the message names the error`() throws {
        var files = try StructureStep.presenter.files()
        files["MovieListPresenter.swift"]?.append("let broken: NoSuchType = 1\nimport ConsoleUI\n")
        let facts = SourceFacts(of: files, named: "mine")
        let caveat = try #require(facts.caveat)
        #expect(caveat.hasPrefix("The sources do not compile (MovieListPresenter.swift:"))
        #expect(caveat.contains("cannot find type 'NoSuchType' in scope"))
        #expect(caveat.hasSuffix("Judged by its words alone, which say less."))
        #expect(StructureLamp.findings(in: facts, step: .presenter).map(\.rule) == ["platform"])
    }

    @Test(arguments: [
        "", "[]", "not JSON", #"[{"_kind":"source_file","filename":"A.swift"}]"#,
        #"[{"_kind":"source_file","filename":"A.swift","items":[{"_kind":"kind_of_tomorrow"}]}]"#,
        #"[{"_kind":"source_file","filename":"B.swift","items":[]}]"#,
    ])
    func `an unknown format is refused, and not taken for an empty folder`(answer: String) {
        let files = ["A.swift": "struct A { let b = 1 }"]
        var facts = SourceFacts(name: "mine", files: [])
        #expect(throws: SourceFacts.Refusal.self) { try facts.read(Data(answer.utf8), of: files) }
        #expect(SourceFacts.Refusal.format.sentence.hasPrefix("This compiler describes sources in a format"))
    }

    @Test(arguments: sample(StructureStep.allCases) { _ in 0 })
    func `the words alone show the layers of a step, and the obvious faults`(step: StructureStep) throws {
        let files = try step.files().map { SourceFile(name: $0, text: $1) }
        let facts = SourceFacts(words: files, named: "words")
        #expect(StructureLamp.findings(in: facts, step: step).map(\.description) == [])
        #expect(!StructureLamp.findings(in: facts, step: step == .interactor ? .router : .interactor).isEmpty)
    }

    @Test func `the words alone find a strong view, an upward dependency and a presenter that prints`() throws {
        let tap = "func didTapOnReload() {"
        let edits = [
            ("MovieListRouter.swift", "weak var", "var", "holds-down"),
            (
                "MovieListViewModel.swift", "    deinit", "    var p: (any MovieListPresenter)?\n    deinit",
                "depends-down"
            ),
            ("MovieListPresenter.swift", "import Binding", "import Binding\nimport ConsoleUI", "platform"),
            (
                "TextMovieListView.swift", tap, tap + "navigator?.push(MovieDetailModule());", "view-does-not-navigate"
            ),
            ("TextMovieListView.swift", tap, tap + "stack?.push(next);", "view-does-not-navigate"),
            ("TextMovieListView.swift", tap, tap + "stack?.pop();", "view-does-not-navigate"),
        ]
        for (name, original, fault, rule) in edits {
            var files = try StructureStep.router.files()
            files[name] = files[name]?.replacing(original, with: fault)
            let facts = SourceFacts(words: files.map { SourceFile(name: $0, text: $1) }, named: "words")
            let marked = StructureLamp.findings(in: facts, step: .router)
            #expect(marked.contains { $0.rule == rule && $0.file == name }, "\(rule): \(marked)")
        }
    }

    @Test func `a finding is one line with the place, the problem and the remedy`() throws {
        var files = try StructureStep.router.files()
        files["MovieListRouter.swift"] = files["MovieListRouter.swift"]?.replacing("weak var", with: "var")
        let findings = StructureLamp.findings(in: SourceFacts(of: files, named: "mine"), step: .router)
        let text =
            "MovieListRouter.swift:6 view holds JSONMovieListView strongly, which is above DefaultMovieListRouter and "
            + "holds it in turn: make it weak"
        #expect(findings.map(\.description) == [text])
    }

    private static let router = """
        import ConsoleUI

        final class OtherRouter {
            weak var view: (any MovieListView)?
            func leave() { view?.navigator?.pop() }
        }
        """

    @Test(arguments: [
        (StructureStep.mvvm, StructureStep.presenter, "", ["presentation-exists", "presenter-exists"]),
        (.presenter, .router, "", ["router-exists"]),
        (.presenter, .router, router, ["router-is-called"]),
        (.router, .interactor, "", ["renamed"]),
    ])
    func `each layer that a step asks for is missed by a rule of its own`(
        sources: StructureStep, step: StructureStep, addition: String, rules: [String]
    ) throws {
        let files = try sources.files().merging(["Other.swift": addition]) { $1 }
        let facts = SourceFacts(of: files, named: "mine")
        #expect(facts.caveat == nil)
        let missing = StructureLamp.findings(in: facts, step: step).filter { $0.kind == .missing }
        #expect(Set(missing.map(\.rule)).sorted() == rules)
    }

    @Test func `findings come file by file, and line by line`() throws {
        let findings = StructureLamp.findings(in: try StructureStep.interactor.facts(), step: .mvvm)
        #expect(Set(findings.map(\.rule)).count > 1)
        let places = findings.map { SourceFacts.Place(file: $0.file, line: $0.line ?? 0) }
        #expect(places == places.sorted())
    }

    @Test(arguments: zip(StructureStep.allCases, [(26, 2), (9, 2), (9, 1), (9, 1)]))
    func `the places that format and that navigate are counted`(step: StructureStep, count: (Int, Int)) throws {
        #expect(StructureLamp.places(in: try step.facts()) == count)
    }

    @Test(arguments: ["", "\n", "// Soon.\n"])
    func `a file without code isn't an unknown format`(text: String) throws {
        let files = try StructureStep.router.files().merging(["Other.swift": text]) { $1 }
        let facts = SourceFacts(of: files, named: "mine")
        #expect(facts.caveat == nil)
        #expect(StructureLamp.findings(in: facts, step: .router) == [])
    }

    @Test func `a missing folder isn't green`() {
        #expect(throws: (any Error).self) { try SourceFacts(of: URL(filePath: "/nowhere/at/all")) }
    }
}
