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
        let texts = [StructureStep.presenter: "presenter yet", .router: "router yet", .interactor: "not renamed yet"]
        for folder in [step.folder] + step.alternatives {
            let missing = try StructureLamp.findings(in: folder, step: next).filter { $0.kind == .missing }
            #expect(missing.contains { $0.sentence.contains(texts[next] ?? "?") }, "\(folder) \(missing)")
        }
    }

    @Test(arguments: zip(StructureStep.allCases.dropFirst(), StructureStep.allCases))
    func `a step is more than the one before, and the lamp says that it went too far`(
        step: StructureStep, before: StructureStep
    ) throws {
        for folder in [step.folder] + step.alternatives {
            let kinds = try StructureLamp.findings(in: folder, step: before).map(\.kind)
            #expect(kinds.contains(.overshot) && !kinds.contains(.missing), "\(folder)")
        }
    }
}
