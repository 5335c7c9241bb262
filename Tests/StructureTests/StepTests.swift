import Testing

@testable import Structure

/// The structure lamp's findings on the steps themselves.
struct StepTests {
    @Test(arguments: StructureStep.allCases)
    func `a step has no findings`(step: StructureStep) throws {
        let facts = try step.facts()
        #expect(facts.refusal == nil)
        let findings = StructureLamp.findings(in: facts, step: step)
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }

    @Test func `step 4 on Observation has the structure of step 4, and its macros hide nothing`() throws {
        let facts = try StructureStep.practice("../TopMovies/Observation")
        #expect(facts.refusal == nil)
        #expect(StructureLamp.findings(in: facts, step: .interactor).map(\.description) == [])
    }

    @Test(arguments: zip(StructureStep.allCases, StructureStep.allCases.dropFirst()))
    func `the lamp reports what a step lacks for the next step`(step: StructureStep, next: StructureStep) throws {
        let texts = [StructureStep.presenter: "presenter yet", .router: "router yet", .interactor: "not renamed yet"]
        let missing = StructureLamp.findings(in: try step.facts(), step: next).filter { $0.kind == .missing }
        #expect(missing.contains { $0.sentence.contains(texts[next] ?? "?") }, "\(missing)")
    }

    @Test(arguments: zip(StructureStep.allCases.dropFirst(), StructureStep.allCases))
    func `the lamp reports that a step goes further than the step before`(
        step: StructureStep, before: StructureStep
    ) throws {
        let kinds = StructureLamp.findings(in: try step.facts(), step: before).map(\.kind)
        #expect(kinds.contains(.overshot) && !kinds.contains(.missing))
    }

    @Test(arguments: [
        ("../TopMovies/1b-MVVM", StructureStep.mvvm, Vocabulary.topMoviesOnRoadB), ("Contacts/MVVM", .mvvm, .contacts),
        ("../TopMovies/2-Presenter", .presenter, .topMoviesOnRoadB), ("Contacts/VIPER", .router, .contacts),
        ("Contacts/VIPER", .interactor, .contacts), ("Login", .interactor, .login),
        ("Articles/VIPER", .interactor, .articles),
    ])
    func `other apps and road B have no findings`(name: String, step: StructureStep, app: Vocabulary) throws {
        let facts = try StructureStep.practice(name)
        #expect(facts.refusal == nil)
        #expect(StructureLamp.findings(in: facts, step: step, of: app).map(\.description) == [])
    }

    @Test func `on road B, the lamp asks for a split of the view model`() throws {
        let start = try StructureStep.practice("../TopMovies/1b-MVVM")
        let missing = StructureLamp.findings(in: start, step: .presenter, of: .topMoviesOnRoadB)
        #expect(missing.contains { $0.rule == "presenter-exists" && $0.sentence.contains("split it") }, "\(missing)")
    }

    @Test func `Contacts in MVVM lacks parts of VIPER, and Contacts in VIPER goes further than MVVM`() throws {
        let (mvvm, viper) = try (StructureStep.practice("Contacts/MVVM"), StructureStep.practice("Contacts/VIPER"))
        let missing = StructureLamp.findings(in: mvvm, step: .interactor, of: .contacts).filter { $0.kind == .missing }
        #expect(Set(missing.map(\.rule)) == ["presenter-exists", "presenter-notifies", "router-exists", "renamed"])
        let early = StructureLamp.findings(in: viper, step: .mvvm, of: .contacts)
        #expect(Set(early.map(\.rule)) == ["no-presenter-yet", "no-router-yet", "no-interactor-yet"])
    }
}

extension Vocabulary {
    /// An app with a state but no entity.
    fileprivate static let login = Vocabulary(
        noun: "login", all: "login", entities: [], catalog: "", service: "LoginService")

    fileprivate static let articles = Vocabulary(
        noun: "article", all: "articles", entities: ["ArticleCatalog.Article"], catalog: "ArticleCatalog",
        service: "ArticleService")
}
