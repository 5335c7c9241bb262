import Foundation
import Structure
import Testing

/// What is to be said where a whole layer is not there, or is there too early.
struct LayerTests {
    @Test(arguments: zip(StructureStep.allCases, [1, 3, 4, 4]))
    func `an empty folder lacks every layer`(step: StructureStep, count: Int) {
        let findings = StructureLamp.findings(in: [:], named: "mine", step: step)
        #expect(findings.count == count)
        #expect(findings.allSatisfy { $0.kind == .missing && $0.file == "mine" && $0.line == nil })
    }

    @Test(arguments: [
        (StructureStep.mvvm, "business-layer-exists", "ViewModel"), (.presenter, "presenter-exists", "Presenter"),
        (.router, "router-exists", "Router"), (.interactor, "business-layer-exists", "Interactor"),
    ])
    func `a contract alone is no layer`(step: StructureStep, rule: String, word: String) throws {
        let files = try step.files().filter { !$0.key.hasSuffix(word + ".swift") }
        let findings = StructureLamp.findings(in: files, named: "mine", step: step)
        #expect(findings.contains { $0.rule == rule && $0.kind == .missing }, "\(findings)")
    }

    @Test func `step 2 wants one place that makes presentations`() throws {
        var files = try StructureStep.presenter.files()
        files["MoviePresentation.swift"] = "public struct MoviePresentation { let title = \"Heat\" }\n"
        let rules = StructureLamp.findings(in: files, named: "mine", step: .presenter).map(\.rule)
        #expect(rules == ["presentation-exists"])
    }

    @Test(arguments: [
        (StructureStep.router, StructureStep.router, "Interactor"), (.interactor, .interactor, "ViewModel"),
    ])
    func `file names speak, too`(step: StructureStep, judged: StructureStep, word: String) throws {
        var files = try step.files()
        files["Movie\(word)Notes.swift"] = ""
        let findings = StructureLamp.findings(in: files, named: "mine", step: judged)
        #expect(findings.map(\.file) == ["Movie\(word)Notes.swift"])
    }

    @Test func `a finding is one line that names place, fact and deed`() throws {
        var files = try StructureStep.router.files()
        files["MovieListRouter.swift"] = files["MovieListRouter.swift"]?.replacing("weak var", with: "var")
        let finding = try #require(StructureLamp.findings(in: files, named: "mine", step: .router).first)
        let text = "MovieListRouter.swift:6 holds the view strongly, and the view holds it: make it a weak var"
        #expect(finding.description == text)
    }

    @Test func `lines are counted through comments and strings of several lines`() {
        let text = "/* 1\n/* 2 */\n*/ let a = \"\"\"\n  4\n  \\(b)\n  \"\"\"\r\nunowned let c = d!\n"
        let findings = StructureLamp.findings(in: ["A.swift": text], named: "mine", step: .mvvm)
        #expect(findings.filter { $0.line == 7 }.map(\.rule).sorted() == ["nothing-forced", "nothing-unowned"])
    }

    @Test func `a folder that is not there is no green one`() {
        #expect(throws: (any Error).self) {
            try StructureLamp.findings(in: URL(filePath: "/nowhere/at/all"), step: .mvvm)
        }
    }
}
