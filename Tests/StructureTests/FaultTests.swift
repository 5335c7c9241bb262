import Testing

@testable import Structure
@testable import kata

/// Each fault is seen, by the rule that is there for it.
struct FaultTests {
    @Test(arguments: Mutant.cases)
    func `the rule that is broken says so`(fault: Mutant, step: StructureStep) throws {
        let files = try fault.applied(to: step.files(), as: step.rawValue)
        let folder = SourceFolder(known: files)
        let isSeen = folder.isRejected(by: fault.catcher, for: step)
        #expect(isSeen, "\(fault.catcher ?? "") is silent; found: \(folder.findings(for: step))")
    }

    @Test func `each rule has a fault of its own, but those of whole layers`() {
        let faults = Set(Mutant.structure.compactMap(\.catcher))
        let layers: Set = ["business-layer-exists", "presenter-exists", "presentation-exists", "router-exists"]
        #expect(Set(Rule.all.map(\.id)) == faults.union(layers))
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    }
}

extension Mutant {
    /// Each fault in each step in which it can be made.
    fileprivate static var cases: [(Mutant, StructureStep)] {
        structure.flatMap { fault in
            StructureStep.allCases.filter { fault.steps.contains($0.rawValue) }.map { (fault, $0) }
        }
    }
}
