import Conformance
import ConsoleUI
import Testing

/// Every law of a single layer, with doubles around it, on every step that has the layer.
///
/// One after the other, so that a law that hangs is the one named.
@Suite(.serialized) struct LayerLawTests {
    @Test(arguments: LayerLaw.all, Step.allCases)
    func `every law of a layer holds`(law: LayerLaw, step: Step) async throws {
        for format in law.formats where law.applies(to: step.layers) {
            try await judge(law.sentence, format) { try await law(step.layers, format: format) }
        }
    }

    @Test(arguments: Step.allCases)
    func `a step's layers are tried as soon as it has them`(step: Step) {
        let count = step.layers.router != nil ? 19 : step.layers.presenter != nil ? 17 : 11
        #expect(LayerLaw.all.count { $0.applies(to: step.layers) } == count)
    }

    @Test func `no two laws have the same name`() {
        let names = LayerLaw.all.map(\.id) + Law.all.map(\.id)
        #expect(Set(names).count == names.count)
    }
}

extension LayerLaw {
    /// A view is judged in both formats.
    var formats: [Console.Format] { layer == .view ? Console.Format.allCases : [.text] }
}
