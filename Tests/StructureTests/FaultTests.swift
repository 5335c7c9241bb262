import Structure
import Testing

@testable import kata

/// Each fault is seen, by the rule that is there for it.
struct FaultTests {
    @Test(arguments: Fault.cases)
    func `the rule that is broken says so`(fault: Fault, step: StructureStep) throws {
        let files = try fault.applied(to: step.files(), as: step)
        let findings = StructureLamp.findings(in: files, named: "copy", step: step)
        #expect(findings.contains { $0.rule == fault.rule }, "\(fault.rule) is silent; found: \(findings)")
    }

    @Test func `each rule has a fault of its own, but those of whole layers`() {
        let faults = Set(Fault.all.map(\.rule))
        let layers: Set = ["business-layer-exists", "presenter-exists", "presentation-exists", "router-exists"]
        #expect(Set(Rule.all.map(\.id)) == faults.union(layers))
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    }
}
