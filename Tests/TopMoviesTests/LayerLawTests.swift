import Conformance
import ConsoleUI
import Testing

/// Each layer on its own, between test doubles: every layer law, on every step that has the layer.
///
/// The laws run one after another, so if a law hangs, it's the last law named in the output.
@Suite(.serialized) struct LayerLawTests {
    @Test(arguments: LayerLaw.all, Step.allCases)
    func `every law of a layer holds`(law: LayerLaw, step: Step) async throws {
        for format in law.formats where law.applies(to: step.layers) {
            try await judge(law.sentence, format) { try await law(step.layers, format: format) }
        }
    }

    @Test(arguments: Step.allCases)
    func `the laws of a layer apply from the step that introduces the layer`(step: Step) {
        let count = step.layers.router != nil ? 19 : step.layers.presenter != nil ? 17 : 11
        #expect(LayerLaw.all.count { $0.applies(to: step.layers) } == count)
    }

    @Test func `no two laws have the same name`() {
        let names = LayerLaw.all.map(\.id) + Law.all.map(\.id)
        #expect(Set(names).count == names.count)
    }
}

extension LayerLaw {
    /// The formats to test: text and JSON for a view, and text alone for the other layers.
    var formats: [Console.Format] { layer == .view ? Console.Format.allCases : [.text] }
}
