import Testing

@testable import KataKit
@testable import Structure

/// One fault and one sound design. `kata dev mutants` tries all faults and all sound designs.
struct FaultTests {
    @Test(arguments: [true, false].compactMap { isFault in all.first { $0.isFault == isFault } })
    func `a fault breaks its rule, and sound code breaks none`(design: Design) throws {
        let (mutant, step) = (design.mutant, design.step)
        let facts = SourceFacts(of: try mutant.applied(to: step.files(), as: step.rawValue), named: "copy")
        #expect(facts.refusal == nil)
        let findings = StructureLamp.findings(in: facts, step: step)
        #expect(mutant.catcher.map { rule in findings.contains { $0.rule == rule } } ?? findings.isEmpty, "\(findings)")
    }

    @Test func `each rule has a fault of its own, except rules about whole layers`() throws {
        let faults = Set(try Repository.this.designs().compactMap(\.catcher))
        let layers: Set = [
            "business-layer-exists", "presenter-exists", "presentation-exists", "router-exists", "no-presenter-yet",
            "no-router-yet", "presenter-notifies",
        ]
        #expect(Set(Rule.all.map(\.id)) == faults.union(layers))
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    }

    @Test func `each mutant applies to each of its steps, and has a unique name`() throws {
        let names = try Repository.this.designs().map(\.description)
        #expect(Set(names).count == names.count && Self.all.count > names.count)
        #expect(try Repository.this.mutants(in: "sound").allSatisfy { $0.catcher == nil })
        for design in Self.all {
            let files = try design.step.files()
            #expect(try design.mutant.applied(to: files, as: design.step.rawValue) != files, "\(design)")
        }
    }

    /// Each mutant in each of its steps; empty if the files are missing.
    private static let all = {
        let designs = ((try? Repository.this.designs()) ?? []).map { ($0, $0.steps) }
        return StructureStep.allCases.reversed().flatMap { step in
            designs.filter { $0.1.contains(step.rawValue) }.map { Design(mutant: $0.0, step: step) }
        }
    }()
}

struct Design: Sendable, CustomTestStringConvertible {
    let mutant: Mutant
    let step: StructureStep

    var isFault: Bool { mutant.catcher != nil }
    var testDescription: String { "\(mutant), step \(step.rawValue)" }
}
