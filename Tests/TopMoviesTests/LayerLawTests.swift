import Conformance
import ConsoleUI
import Synchronization
import TestSupport
import Testing

/// Each layer alone, with doubles for its neighbours: every law of a layer, on every step that has the layer.
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

/// One law on one layer of one step; a view is judged in both formats.
nonisolated struct LayerLawRun: Sendable, CustomTestStringConvertible {
    let law: LayerLaw
    let step: Step
    let format: Console.Format

    var testDescription: String { "\(step.rawValue) \(format) \(law)" }

    /// 6 laws on 4 view models, 6 on 3 presenters, 5 on 4 steps' 2 views, 2 on 2 routers.
    static let expected = 6 * 4 + 6 * 3 + 5 * 4 * 2 + 2 * 2

    static let executed = RunCount()

    static let all = LayerLaw.all.flatMap { law in
        Step.allCases.filter { $0.has(law.layer) }.flatMap { step in
            Console.Format.allCases.filter { law.layer == .view || $0 == .text }
                .map { LayerLawRun(law: law, step: step, format: $0) }
        }
    }
}

extension Step {
    nonisolated func has(_ layer: LayerLaw.Layer) -> Bool {
        switch layer {
        case .business, .view: true
        case .presenter: self != .mvvm
        case .router: self == .router || self == .interactor
        }
    }

    var layers: any StepLayers.Type {
        switch self {
        case .mvvm: Step1Layers.self
        case .presenter: Step2Layers.self
        case .router: Step3Layers.self
        case .interactor: Step4Layers.self
        }
    }
}
