import Testing

@testable import Structure
@testable import kata

/// A few faults, cheats and sound designs; `kata dev mutants` tries them all.
struct FaultTests {
    @Test(arguments: [
        ("presenter hands a tuple of raw facts, and each view formats them", StructureStep.presenter),
        ("views navigate by a closure that the module gives them", .router),
        ("a router that delegates to a coordinator", .interactor),
    ])
    func `the broken rule says so, and no rule refuses sound code`(name: String, step: StructureStep) throws {
        let mutant = try #require(Self.all.get().first { $0.description == name && $0.steps.contains(step.rawValue) })
        let facts = SourceFacts(of: try mutant.applied(to: step.files(), as: step.rawValue), named: "copy")
        #expect(facts.caveat == nil)
        let findings = StructureLamp.findings(in: facts, step: step)
        #expect(mutant.catcher.map { rule in findings.contains { $0.rule == rule } } ?? findings.isEmpty, "\(findings)")
    }

    @Test func `each rule has a fault of its own, except those about whole layers`() throws {
        let faults = Set(try Self.all.get().compactMap(\.catcher))
        let layers: Set = [
            "business-layer-exists", "presenter-exists", "presentation-exists", "router-exists", "router-is-called",
            "no-presenter-yet",
            "no-router-yet",
        ]
        #expect(Set(Rule.all.map(\.id)) == faults.union(layers))
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    }

    @Test func `each has its place in each of its steps, and a name of its own`() throws {
        let all = try Self.all.get()
        #expect(Set(all.map(\.description)).count == all.count)
        #expect(try Repository.this.mutants(in: "sound").allSatisfy { $0.catcher == nil })
        for step in StructureStep.allCases {
            let files = try step.files()
            for mutant in all where mutant.steps.contains(step.rawValue) {
                #expect(try mutant.applied(to: files, as: step.rawValue) != files, "\(mutant)")
            }
        }
    }

    private static let all = Result { try Repository.this.designs() }
}
