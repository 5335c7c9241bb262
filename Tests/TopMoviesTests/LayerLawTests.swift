import Conformance
import ConsoleUI
import Synchronization
import TestSupport
import Testing

/// Each layer alone, with doubles for its neighbours: every law of a layer, on every step that has the layer.
///
/// One after the other, so that the law that hangs is the one that is named.
@Suite(.serialized)
struct LayerLawTests {
    @Test(.countingRuns(of: LayerLawRun.executed, to: LayerLawRun.expected), arguments: LayerLawRun.all)
    func `every law of a layer holds`(run: LayerLawRun) async throws {
        LayerLawRun.executed.add()
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

extension Step {
    /// How many steps have the layer.
    nonisolated fileprivate static func count(with layer: LayerLaw.Layer) -> Int { allCases.count { $0.has(layer) } }
}

/// One law on one layer of one step; a view is judged in both formats.
nonisolated struct LayerLawRun: Sendable, CustomTestStringConvertible {
    let law: LayerLaw
    let step: Step
    let format: Console.Format

    var testDescription: String { "\(step.rawValue) \(format) \(law)" }

    /// 6 laws on each business layer, 6 on each presenter, 5 on each of 2 views, 2 on each router.
    static let expected =
        6 * Step.count(with: .business) + 6 * Step.count(with: .presenter) + 5 * 2 * Step.count(with: .view)
        + 2 * Step.count(with: .router)

    static let executed = RunCount()

    static let all = LayerLaw.all.flatMap { law in
        Step.allCases.filter { $0.has(law.layer) }.flatMap { step in
            Console.Format.allCases.filter { law.layer == .view || $0 == .text }
                .map { LayerLawRun(law: law, step: step, format: $0) }
        }
    }
}
