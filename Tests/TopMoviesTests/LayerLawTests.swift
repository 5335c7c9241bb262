import Conformance
import ConsoleUI
import Testing

/// Each layer alone, with doubles for its neighbours: every law of a layer, on every step that has the layer.
///
/// One after the other, so that the law that hangs is the one that is named.
@Suite(.serialized)
struct LayerLawTests {
    @Test(arguments: LayerLawRun.all)
    func `every law of a layer holds`(run: LayerLawRun) async throws {
        do {
            try await run.law(run.step.layers, format: run.format)
        } catch let violation as LawViolation {
            Issue.record("\(run.law.sentence) Instead: \(violation)")
        }
    }

    @Test func `no two laws have the same name`() {
        let names = LayerLaw.all.map(\.id) + Law.all.map(\.id)
        #expect(Set(names).count == names.count)
    }
}

/// One law on one layer of one step; a view is judged in both formats.
nonisolated struct LayerLawRun: Sendable, CustomTestStringConvertible {
    let law: LayerLaw
    let step: Step
    let format: Console.Format

    var testDescription: String { "\(step.rawValue) \(format) \(law)" }

    static let all = LayerLaw.all.flatMap { law in
        Step.allCases.filter { $0.has(law.layer) }.flatMap { step in
            Console.Format.allCases.filter { law.layer == .view || $0 == .text }
                .map { LayerLawRun(law: law, step: step, format: $0) }
        }
    }
}
