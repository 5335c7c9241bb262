import Foundation
import TestSupport
import Testing

@testable import Structure

/// The findings when a whole layer is missing, or when the compiler can't describe the sources.
struct LayerTests {
    @Test func `what the compiler can't describe isn't judged, and the only finding says why`() throws {
        let broken = try StructureStep.presenter.files().merging([
            "Broken.swift": "let broken: NoSuchType = 1\nimport ConsoleUI\n"
        ]) { $1 }
        let error = "error: cannot find type 'NoSuchType' in scope"
        for (files, reason) in [
            ([:], "There are no Swift sources here."),
            (broken, "The compiler can't describe the sources: Broken.swift:1:13: \(error)"),
        ] {
            let findings = StructureLamp.findings(in: SourceFacts(of: files, named: "mine"), step: .presenter)
            #expect(findings.map(\.description) == ["mine \(reason)"] && findings[0].kind == .notJudged)
        }
    }

    @Test(arguments: [
        "", "[]", "not JSON", #"[{"_kind":"source_file","filename":"A.swift"}]"#,
        #"[{"_kind":"source_file","filename":"A.swift","items":[{"_kind":"kind_of_tomorrow"}]}]"#,
        #"[{"_kind":"source_file","filename":"B.swift","items":[]}]"#,
    ])
    func `an unknown format is refused, not mistaken for an empty folder`(answer: String) {
        let files = ["A.swift": "struct A { let b = 1 }"]
        var facts = SourceFacts(name: "mine", files: [])
        #expect(throws: SourceFacts.Refusal.self) { try facts.read(Data(answer.utf8), of: files) }
        #expect(SourceFacts.Refusal.format.sentence.hasPrefix("This compiler describes sources in an unknown format"))
    }

    @Test func `a finding is one line with the place, the problem and the remedy`() throws {
        var files = try StructureStep.router.files()
        files["MovieListRouter.swift"] = files["MovieListRouter.swift"]?.replacing("weak var", with: "var")
        let findings = StructureLamp.findings(in: SourceFacts(of: files, named: "mine"), step: .router)
        let text =
            "MovieListRouter.swift:6 view strongly holds JSONMovieListView, which is above DefaultMovieListRouter and "
            + "holds it in turn: make the reference weak"
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
        (StructureStep.mvvm, StructureStep.presenter, "", ["presentation-exists", "presenter-exists"], "no presenter"),
        (.presenter, .router, "", ["router-exists"], "no router"),
        (.presenter, .router, router, ["router-exists"], "that no presenter calls"),
        (.router, .interactor, "", ["renamed"], "not renamed"),
    ])
    func `each layer that a step needs and the sources lack is reported by its own rule`(
        sources: StructureStep, step: StructureStep, addition: String, rules: [String], words: String
    ) throws {
        let files = try sources.files().merging(["Other.swift": addition]) { $1 }
        let facts = SourceFacts(of: files, named: "mine")
        #expect(facts.refusal == nil)
        let missing = StructureLamp.findings(in: facts, step: step).filter { $0.kind == .missing }
        #expect(Set(missing.map(\.rule)).sorted() == rules)
        #expect(missing.contains { $0.sentence.contains(words) })
    }

    @Test func `findings are sorted by file and line`() throws {
        let findings = StructureLamp.findings(in: try StructureStep.interactor.facts(), step: .mvvm)
        #expect(Set(findings.map(\.rule)).count > 1)
        let places = findings.map { SourceFacts.Place(file: $0.file, line: $0.line ?? 0) }
        #expect(places == places.sorted())
    }

    @Test(arguments: ["", "\n", "// Soon.\n"])
    func `a file without code isn't reported as an unknown format`(text: String) throws {
        let files = try StructureStep.router.files().merging(["Other.swift": text]) { $1 }
        let facts = SourceFacts(of: files, named: "mine")
        #expect(facts.refusal == nil)
        #expect(StructureLamp.findings(in: facts, step: .router) == [])
    }
}
