import Structure
import Testing

/// The lamp and the steps as they stand.
struct StepTests {
    @Test(arguments: StructureStep.allCases)
    func `a step is built as it should be`(step: StructureStep) throws {
        let findings = try StructureLamp.findings(in: step.folder, step: step)
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }

    @Test(arguments: zip(StructureStep.allCases, StructureStep.allCases.dropFirst()))
    func `a step is not the next one yet, and the lamp says what is missing`(step: StructureStep, next: StructureStep)
        throws
    {
        let missing = try StructureLamp.findings(in: step.folder, step: next).filter { $0.kind == .missing }
        let texts = [StructureStep.presenter: "presenter yet", .router: "router yet", .interactor: "not renamed yet"]
        #expect(missing.contains { $0.sentence.contains(texts[next] ?? "?") }, "\(missing)")
    }

    @Test(arguments: zip(StructureStep.allCases.dropFirst(), StructureStep.allCases))
    func `a step is more than the one before, and the lamp says that it went too far`(
        step: StructureStep, before: StructureStep
    ) throws {
        let findings = try StructureLamp.findings(in: step.folder, step: before)
        #expect(findings.contains { $0.kind == .overshot })
        #expect(!findings.contains { $0.kind == .missing }, "\(findings)")
    }
}
